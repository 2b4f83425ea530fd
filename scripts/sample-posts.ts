/**
 * npm run sample-posts [-- --check]: writes docs/sample-posts, twelve posts and three postcards by the embedded writer,
 * so that its texts can be read without running it.
 */
import { mkdirSync } from "node:fs";
import { slugOf } from "../app/blog/slug.ts";
import { listBriefs } from "../app/generation/briefs.ts";
import { GENERATOR_IDS, type GeneratorId } from "../app/generation/generators.ts";
import type { Draft } from "../app/generation/writer.ts";
import { draftOf } from "../app/generation/writers/embedded-writer.ts";
import { writeCommitted } from "./committed.ts";

const FOLDER = "docs/sample-posts";
/** Places in a generator's list: each of the four forms, and another trade each time. */
const TAKEN = [0, 7, 14, 21];

mkdirSync(FOLDER, { recursive: true });
const drafts = GENERATOR_IDS.flatMap((generator) => TAKEN.map((at) => draftAt(generator, at)));
for (const draft of drafts) writeCommitted(`${FOLDER}/${slugOf(draft.title)}.md`, articleOf(draft));
writeCommitted(`${FOLDER}/postcards.md`, drafts.flatMap(cardOf).slice(0, 3).join("\n"));

function draftAt(generator: GeneratorId, at: number): Draft {
  const key = listBriefs(generator)[at];
  if (key === undefined) throw new Error(`${generator} has no brief ${at}`);
  return draftOf({ generator, key });
}

function articleOf({ title, metaDescription, keyPoints, content }: Draft): string {
  const points = keyPoints.map((point) => `- ${point}`).join("\n");
  return `# ${title}\n\n_${metaDescription}_\n\n${points}\n\n${content}\n`;
}

function cardOf({ title, postcard }: Draft): string[] {
  if (!postcard) return [];
  const { front, back, homes, offer } = postcard;
  return [
    `## ${title}\n\nTo ${homes.replace("H", "h")}\n\n**${front}**\n\n${offer}\n\n${back.replace("\n", "  \n")}\n`,
  ];
}
