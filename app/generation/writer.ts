import type { Place, Topic } from "./content/topic";
import type { GeneratorId } from "./generators";

/** What one draft is to be about. Each brief is used once. */
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
  /** Light markup: ## headings, - lists, **bold**, links to pages of this site. */
  content: string;
};

/** Writes drafts. The embedded writer needs nothing; a writer behind an AI provider fits the same shape. */
export type Writer = { name: string; write: (brief: Brief) => Promise<Draft> };
