import { renderMarkup } from "../../blog/markup/markup.server";
import { INDEXING_TOASTS } from "../../indexing/indexing";
import { readIndexingPanel } from "../../indexing/panel/panel.server";
import { toIndexingView } from "../../indexing/panel/panel-view";
import type { CompanySettings } from "../../platform/company";
import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { logError } from "../../platform/log.server";
import { readContentPage } from "../content.server";
import { GENERATOR_IDS } from "../generators";
import { senderOf, toPostcardView } from "../postcard/postcard-view.server";
import { toContentView } from "./page-view";

type Input = {
  db: Db;
  env: Env;
  company: Promise<CompanySettings>;
  now: Date;
  isOwner: boolean;
  shownIn: string;
};

/** Everything on the page; without the indexing panel if that cannot be read. */
export async function loadContent(search: URLSearchParams, { db, env, company, ...reader }: Input) {
  const { now } = reader;
  const writer = env.CONTENT_WRITER;
  const keepsMail = env.MAIL_TRANSPORT === "outbox";
  const { timeZone } = await company;
  const query = {
    generator: GENERATOR_IDS.find((id) => id === search.get("kind")) ?? null,
    draftId: search.get("draft"),
    runId: search.get("run"),
    writer,
    timeZone,
  };
  const [data, indexing] = await Promise.all([
    readContentPage(db, query, now),
    readIndexingPanel(db, env, now).catch((error: unknown) => {
      logError("indexing.panel", error);
      return null;
    }),
  ]);
  const html = data.review.draft && renderMarkup(data.review.draft.content);
  const printed = { siteUrl: env.SITE_URL, sender: senderOf(search) };
  const postcard = data.postcard && toPostcardView(data.postcard, printed);
  return {
    ...toContentView(data, { ...reader, timeZone, writer, keepsMail, html, postcard }),
    indexing: indexing && toIndexingView(indexing, reader.shownIn),
    toast: indexing ? null : INDEXING_TOASTS.notFetched,
  };
}

export type ContentView = Awaited<ReturnType<typeof loadContent>>;
export type Check = ContentView["checks"][number];
export type CardView = ContentView["cards"][number];
export type ReviewView = ContentView["review"];
export type RunRow = ContentView["runs"]["rows"][number];
export type OpenedRun = NonNullable<ContentView["opened"]>;
