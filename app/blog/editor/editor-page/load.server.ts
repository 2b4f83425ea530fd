import type { SignedInStaff } from "../../../auth/staff";
import type { CompanySettings } from "../../../platform/company";
import type { Db } from "../../../platform/db/database.server";
import { timeText } from "../../../platform/time/time-text";
import { wallTimeOf } from "../../../platform/time/zoned-time";
import { splitLead } from "../../article/article-parts";
import { previewPath } from "../../article/preview.server";
import { renderMarkup } from "../../markup/markup.server";
import { isPublicAt, postPath } from "../../post";
import { NO_SETTINGS, settingsOf } from "../../post-settings";
import { textOf } from "../../revisions/revision";
import type { ListedRevision } from "../../revisions/revisions.server";
import { type EditorData, readEditor } from "../post-editor.server";
import type { Draft } from "./draft";
import type { PreviewHtml } from "./use-preview";

/** draft: nobody sees it; scheduled: readers see it later; live: they see it. */
export type PostState = "draft" | "scheduled" | "live";

export type RevisionItem = {
  id: string;
  note: string;
  by: string;
  at: string;
  added: number;
  removed: number;
  /** Why it is not the post's text, if it is not. */
  badge: string;
  isRestorable: boolean;
};

export type EditorView = {
  id: string;
  /** 0 for a post that is not stored yet. */
  version: number;
  state: PostState;
  /** What the site has, and what the writer starts with: they differ if their own text waits for 'Update'. */
  stored: Draft;
  draft: Draft;
  wasPublished: boolean;
  livePath: string;
  /** Shows a stored post that readers do not see yet to whoever has this address; '' for other posts. */
  previewUrl: string;
  /** The chosen time, or tomorrow at nine, as the zone's clocks show it. */
  date: string;
  time: string;
  scheduledText: string;
  zone: string;
  /** ISO time of the page, so that server and browser agree on it. */
  now: string;
  staffId: string;
  categories: string[];
  authors: { id: string; name: string }[];
  revisions: RevisionItem[];
  revisionCount: number;
  preview: PreviewHtml;
  siteHost: string;
  companyName: string;
  /** Its day is the date of the article. */
  companyZone: string;
};

const BLANK: Draft = {
  title: "",
  metaDescription: "",
  excerpt: "",
  content: "",
  keyPoints: [],
  category: "",
  location: "",
  slug: "",
  authorId: null,
  ...NO_SETTINGS,
};

type EditorRequest = {
  id: string;
  /** It has its id, but nothing is stored yet. */
  isNew: boolean;
  staff: Pick<SignedInStaff, "id" | "timeZone">;
  company: Promise<CompanySettings>;
  siteUrl: string;
};

/** The post for its editor; null if it is not there. */
export async function loadEditor(db: Db, { id, isNew, staff, siteUrl, ...asked }: EditorRequest, now: Date) {
  const [data, link, company] = await Promise.all([
    readEditor(db, { id, staffId: staff.id }),
    previewPath(db, id, now),
    asked.company,
  ]);
  if (!data.post && !isNew) return null;
  return editorView(data, {
    id,
    now,
    previewPath: link,
    zone: staff.timeZone,
    companyName: company.name,
    companyZone: company.timeZone,
    staffId: staff.id,
    siteUrl,
    preview: splitLead(renderMarkup(data.pending?.content ?? data.post?.content ?? "")),
  });
}

type ViewContext = {
  id: string;
  now: Date;
  zone: string;
  staffId: string;
  siteUrl: string;
  companyName: string;
  companyZone: string;
  preview: PreviewHtml;
  /** A signed path. */
  previewPath: string;
};

function editorView(
  data: EditorData,
  { id, now, zone, siteUrl, previewPath, ...more }: ViewContext,
): EditorView {
  const { post, pending } = data;
  const iso = now.toISOString();
  const stored = post
    ? { ...textOf(post), ...settingsOf(post), slug: post.slug, authorId: post.authorId }
    : BLANK;
  const isWaiting = post?.published === true && post.publishAt !== null && post.publishAt > iso;
  const at = isWaiting && post.publishAt ? post.publishAt : tomorrow(iso);
  const wall = wallTimeOf(at, zone);
  return {
    ...more,
    id,
    zone,
    now: iso,
    version: post?.version ?? 0,
    state: !post?.published ? "draft" : isWaiting ? "scheduled" : "live",
    stored,
    draft: pending ? { ...stored, ...pending } : stored,
    wasPublished: (post?.publishedAt ?? null) !== null,
    livePath: post ? postPath(post.slug) : "",
    previewUrl: post && !isPublicAt(post, now) ? siteUrl + previewPath : "",
    date: wall.date,
    time: isWaiting ? wall.time : "09:00",
    scheduledText: isWaiting && post.publishAt ? timeText("weekdayAndTime", post.publishAt, zone) : "",
    categories: data.categories,
    authors: data.staff.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])),
    revisions: data.revisions.map((revision, index) =>
      revisionItem(revision, { zone, isNewest: index === 0 }),
    ),
    revisionCount: data.revisionCount,
    siteHost: new URL(siteUrl).host,
  };
}

const BADGES = { draft: "Not published yet", unchosen: "Not chosen" } as const;

function revisionItem(
  revision: ListedRevision,
  { zone, isNewest }: { zone: string; isNewest: boolean },
): RevisionItem {
  const { id, note, kind, author, added, removed, updatedAt } = revision;
  const badge = kind === "draft" || kind === "unchosen" ? BADGES[kind] : "";
  const by = author ?? "Before the first edit";
  return {
    id,
    note,
    by,
    at: timeText("weekdayAndTime", updatedAt, zone),
    added,
    removed,
    badge,
    isRestorable: !isNewest || badge !== "",
  };
}

function tomorrow(iso: string): string {
  return new Date(Date.parse(iso) + 86_400_000).toISOString();
}
