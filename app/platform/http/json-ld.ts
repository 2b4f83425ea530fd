import type { MetaDescriptor } from "@remix-run/cloudflare";

export type JsonLd = { [name: string]: JsonLdValue };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

/**
 * Structured data for the head: one graph, so that its parts can refer to each other by `@id`.
 * Markup in a text must not end the script it stands in, so `<`, `>` and `&` never reach the page:
 * Remix's `<Meta>` writes them as \u003c, \u003e and \u0026 (tests/workers/public-pages.test.ts holds it to that).
 */
export function jsonLdGraph(parts: JsonLd[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": parts } };
}
