import type { Place, Topic } from "./content/topic";
import type { GeneratorId } from "./generators";

/** The subject of one draft. Each brief is used once. */
export type Brief = { generator: GeneratorId; place: Place; topic: Topic };

export type Draft = {
  /** At most 70 characters. */
  title: string;
  /** 120 to 160 characters. */
  metaDescription: string;
  category: string;
  location: string;
  /** 4 to 6. */
  keyPoints: string[];
  /** Light markup: ## headings, - lists, **bold**, links to our own pages. */
  content: string;
};

/** Writes drafts. The embedded writer has no dependencies; an AI provider fits the same type. */
export type Writer = { name: string; write: (brief: Brief) => Promise<Draft> };
