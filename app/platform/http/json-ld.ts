import type { MetaDescriptor } from "@remix-run/cloudflare";

export type JsonLd = { [name: string]: JsonLdValue };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

/**
 * Structured data for the head, as one graph so that its parts can refer to each other by `@id`.
 * Text cannot end the script element: Remix's `<Meta>` escapes `<`, `>` and `&` (asserted in
 * tests/workers/public-pages.test.ts).
 */
export function jsonLdGraph(parts: JsonLd[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": parts } };
}
