import { routes } from "../../build/server/index.js";
import { listPatterns } from "../../tests/support/form-sweep/patterns.ts";

/** Records of the running site stand for parameters, if its sitemap has one. */
const MISSING_PAGE = "/nowhere";

export type Pages = {
  /** For everybody. */
  open: string[];
  /** Pages of the back office. */
  admin: string[];
  /** Addresses of the route table that need a record or a token, which no list has. */
  left: string[];
};

/** The addresses of the route table that answer with a page, with an article, a category and a town of the sitemap. */
export async function listPages(origin: string): Promise<Pages> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(`${url}`).pathname);
  const pages: Pages = { open: [], admin: [], left: [] };
  for (const pattern of listPatterns(pagesOf(routes))) {
    const address = addressOf(pattern, known);
    const isAdmin = /^\/admin\b/.test(pattern);
    if (address === undefined) pages.left.push(pattern);
    else if (isAdmin) pages.admin.push(address);
    else if (await isPage(origin + address)) pages.open.push(address);
    else pages.left.push(pattern);
  }
  return pages;
}

function pagesOf(table: typeof routes): typeof routes {
  return Object.fromEntries(Object.entries(table).filter(([, route]) => route && "default" in route.module));
}

function addressOf(pattern: string, known: string[]): string | undefined {
  if (pattern.endsWith("/*")) return pattern.replace("/*", MISSING_PAGE);
  if (!pattern.includes(":")) return pattern;
  const shape = new RegExp(`^${pattern.replaceAll(/:[^/]+/g, "[^/]+")}$`);
  return known.find((path) => shape.test(path));
}

/** Not a redirect, as from the set-up once there is an owner. */
async function isPage(url: string): Promise<boolean> {
  const { status, headers } = await fetch(url, { redirect: "manual" });
  return (status === 200 || status === 404) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}
