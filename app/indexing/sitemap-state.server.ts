import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { postPath } from "../blog/post";
import { listListedExcept, listPublishedSlugs } from "../blog/posts.server";
import { type Clock, MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { readSetting, writeSetting } from "../platform/db/settings.server";
import { PUBLIC_PATHS } from "./public-paths";
import { makeSitemap } from "./sitemap.server";

const KEY = "sitemap.state";
/** Pages that are really requested: fixed ones and the newest posts. A request may make 50 of its own. */
const REQUESTED_PAGES = 40;
const MAX_PROBLEMS = 20;
/** A regeneration that was cut off does not block the button forever. */
const STALE = 2 * MINUTE;

const problemSchema = z.object({
  path: z.string(),
  kind: z.enum(["published but missing", "listed but not answering 200"]),
});
const stateSchema = z.object({
  status: z.enum(["success", "generating", "error"]),
  /** ISO time of the last one that succeeded. */
  lastGenerated: z.string().nullable(),
  urlCount: z.number(),
  durationMs: z.number(),
  problems: z.array(problemSchema),
  startedAt: z.string(),
});
export type SitemapState = z.infer<typeof stateSchema>;

const NONE: SitemapState = {
  status: "success",
  lastGenerated: null,
  urlCount: 0,
  durationMs: 0,
  problems: [],
  startedAt: new Date(0).toISOString(),
};

/** The state of the last regeneration. */
export async function readSitemapState(db: Db, now: Date): Promise<SitemapState> {
  const state = await readSetting(db, KEY, stateSchema, NONE);
  const isStale = state.status === "generating" && now.getTime() - Date.parse(state.startedAt) > STALE;
  return isStale ? { ...state, status: "error" } : state;
}

type Options = {
  siteUrl: string;
  /** The fixed pages to list. */
  paths?: readonly string[];
  /** Requests a page and says whether it answers 200; null leaves that check out. */
  isReachable: ((path: string) => Promise<boolean>) | null;
};

/**
 * Makes the whole sitemap, parses it, compares it with the published posts, requests the fixed pages and the newest
 * posts, and stores the result. @throws with the state `error` if it cannot be made or is not well-formed
 */
export async function regenerateSitemap(db: Db, options: Options, clock: Clock): Promise<SitemapState> {
  const { siteUrl, paths: fixed = PUBLIC_PATHS, isReachable } = options;
  const started = clock();
  const before = await readSitemapState(db, started);
  // Two clicks make one sitemap.
  if (isReachable && before.status === "generating") return before;
  const save = async (state: SitemapState) => {
    await writeSetting(db, { key: KEY, value: state, by: null }, clock());
    return state;
  };
  await save({ ...before, status: "generating", startedAt: started.toISOString() });
  try {
    const paths = await listSitemapPaths(db, siteUrl, fixed);
    const problems = await findProblems(db, { paths, fixed, isReachable });
    return await save({
      status: "success",
      lastGenerated: clock().toISOString(),
      urlCount: paths.length,
      durationMs: clock().getTime() - started.getTime(),
      problems: problems.slice(0, MAX_PROBLEMS),
      startedAt: started.toISOString(),
    });
  } catch (error) {
    await save({ ...before, status: "error", startedAt: started.toISOString() });
    throw error;
  }
}

const entries = z.array(z.object({ loc: z.string() }));
const sitemapSchema = z.union([
  z.object({ urlset: z.object({ url: entries }) }).transform((xml) => ({ urls: xml.urlset.url, parts: 0 })),
  z
    .object({ sitemapindex: z.object({ sitemap: entries }) })
    .transform((xml) => ({ urls: [], parts: xml.sitemapindex.sitemap.length })),
]);

/** The paths that the sitemap lists, read back from its XML. */
async function listSitemapPaths(db: Db, siteUrl: string, fixed: readonly string[]): Promise<string[]> {
  const { urls, parts } = parseSitemap(await makeSitemap(db, { siteUrl, paths: fixed, page: null }));
  const listed = urls.map(({ loc }) => loc);
  for (let page = 1; page <= parts; page += 1) {
    const part = parseSitemap(await makeSitemap(db, { siteUrl, paths: fixed, page }));
    listed.push(...part.urls.map(({ loc }) => loc));
  }
  return listed.map((loc) => new URL(loc).pathname);
}

function parseSitemap(xml: string | null) {
  const valid = XMLValidator.validate(xml ?? "");
  if (valid !== true) throw new Error(`The sitemap is not well-formed: ${valid.err.msg}`);
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === "url" || name === "sitemap",
  });
  return sitemapSchema.parse(parser.parse(xml ?? ""));
}

async function findProblems(
  db: Db,
  { paths, fixed, isReachable }: { paths: string[]; fixed: readonly string[] } & Pick<Options, "isReachable">,
): Promise<SitemapState["problems"]> {
  const prefix = postPath("");
  const listed = new Set(paths);
  const slugs = paths
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    // Of topics, not of posts.
    .filter((slug) => !slug.includes("/"));
  const served = new Set(await listPublishedSlugs(db, slugs));
  const gone = slugs.filter((slug) => !served.has(slug)).map((slug) => prefix + slug);
  const missing = fixed.filter((path) => !listed.has(path));
  missing.push(...(await listListedExcept(db, slugs, MAX_PROBLEMS)).map(postPath));
  const requested = [...fixed, ...paths.slice(fixed.length).reverse()].slice(0, REQUESTED_PAGES);
  const answers = isReachable
    ? await Promise.all(requested.map(async (path) => ({ path, isThere: await isReachable(path) })))
    : [];
  const silent = answers.filter(({ isThere }) => !isThere).map(({ path }) => path);
  return [
    ...missing.map((path) => ({ path, kind: "published but missing" as const })),
    ...[...new Set([...gone, ...silent])].map((path) => ({
      path,
      kind: "listed but not answering 200" as const,
    })),
  ];
}
