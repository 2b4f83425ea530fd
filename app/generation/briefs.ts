import { DIRECT_MAIL_TOPICS } from "./content/direct-mail-topics";
import { MARKETING_TOPICS } from "./content/marketing-topics";
import { PLACES } from "./content/places";
import { SEO_TOPICS } from "./content/seo-topics";
import type { Topic } from "./content/topic";
import type { GeneratorId } from "./generators";
import type { Brief } from "./writer";

export const TOPICS: Record<GeneratorId, readonly Topic[]> = {
  "generate-pixlseo-blog-post": SEO_TOPICS,
  "generate-marketing-article": MARKETING_TOPICS,
  "direct-mail-automation": DIRECT_MAIL_TOPICS,
};

/** The brief's key in the ledger; unique within its generator. */
export function briefKey(brief: Brief): string {
  return `${brief.place.id}/${brief.topic.id}`;
}

/** All briefs of a generator in writing order: neighbors differ in both place and topic. */
export function listBriefs(generator: GeneratorId): Brief[] {
  const topics = TOPICS[generator];
  return topics.flatMap((_, round) =>
    PLACES.flatMap((place, index) => {
      const topic = topics[(index + round) % topics.length];
      return topic ? [{ generator, place, topic }] : [];
    }),
  );
}

/** The next brief not in the ledger, or null if all are used. */
export function chooseBrief(generator: GeneratorId, used: ReadonlySet<string>): Brief | null {
  return listBriefs(generator).find((brief) => !used.has(briefKey(brief))) ?? null;
}

export function findBrief(generator: GeneratorId, key: string): Brief | null {
  return listBriefs(generator).find((brief) => briefKey(brief) === key) ?? null;
}
