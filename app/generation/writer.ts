import { z } from "zod";
import type { GeneratorId } from "./generators";

/** A statement about the place or subject that a draft may make, with its source or the sum it follows from. */
export type Fact = { text: string; source: string };

/** The subject of one draft. A generator writes each brief once. */
export type Brief = {
  generator: GeneratorId;
  /** Unique within its generator: "place-id/industry-id/topic-id". */
  key: string;
  place: { id: string; name: string; state: string; stateCode: string };
  industry: { id: string; name: string };
  topic: { id: string; name: string };
  /** What may be said of the place. Nothing else is claimed of it. */
  facts: Fact[];
  /** Why staff rejected earlier drafts of this generator, newest first; the writer avoids it. */
  rejections: string[];
};

export const HANDWRITING = ["blue-pen", "black-pen", "marker"] as const;

/** The words of a postcard that a business of the article's trade mails to homes around it, and signs itself. */
export const postcardSchema = z.object({
  /** Which homes get it: "Homes in La Crosse, WI". */
  homes: z.string().min(1).max(120),
  /** What the business does for whoever answers, under the headline and on the page that the code leads to. */
  offer: z.string().min(1).max(120),
  /** The headline on the picture side. */
  front: z.string().min(1).max(60),
  /** The handwritten text, without a name under it; blank lines separate its paragraphs. */
  back: z.string().min(1).max(260),
  handwriting: z.enum(HANDWRITING),
});
export type Postcard = z.infer<typeof postcardSchema>;
/** Earlier ones went to businesses, and their codes lead to the article. */
export type StoredPostcard = Omit<Postcard, "homes"> & { homes?: string; audience?: string };

/** What a writer returns. The direct-mail generator's drafts have a postcard, the others' none. */
export const draftSchema = z.object({
  title: z.string().min(1).max(60),
  metaDescription: z.string().min(1).max(155),
  category: z.string().min(1).max(60),
  keyPoints: z.array(z.string().min(1).max(200)).length(5),
  /** Light markup: ## headings, - lists, **bold**, links to our own pages. */
  content: z.string().min(1).max(20_000),
  postcard: postcardSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Raw output of a writer, before it is parsed, with what it used. `costMicros` is in millionths of a dollar. */
export type WriterOutput = { text: string; tokensIn: number; tokensOut: number; costMicros: number };

export type Writer = {
  id: "embedded" | "workers-ai" | "openai";
  model: string;
  promptVersion: string;
  /** The most that one draft, its repair included, can cost, in millionths of a dollar; 0 is free. */
  highestCostMicros: number;
  /** How many of a generator's briefs it can write without repeating itself; null is all of them. */
  briefLimit: number | null;
  /** How many briefs a run tries until a draft passes the gates. */
  triesPerRun: number;
  /** `repair` carries the earlier output and what was wrong with it. @throws WriterError */
  write: (brief: Brief, repair: { text: string; problems: string[] } | null) => Promise<WriterOutput>;
};
