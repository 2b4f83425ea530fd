import { z } from "zod";
import { momentOf } from "../../platform/time/zoned-time";
import type { PostSettings } from "../post-settings";
import type { PostText } from "../revisions/revision";
import { cleanPoints, oneLine } from "./writing/key-point-list";

/** What becomes of a post when it is saved: as it is, a draft, published now, or at a time. */
export const PUBLISH_CHOICES = ["keep", "draft", "now", "at"] as const;
export type PublishChoice = (typeof PUBLISH_CHOICES)[number];

const text = z.string().default("");

const postSchema = z.object({
  version: z.coerce.number().int().min(0),
  title: text,
  slug: text,
  metaDescription: text,
  excerpt: text,
  content: text,
  category: text,
  location: text,
  authorId: text,
  canonicalUrl: text,
  featureImage: text,
  shareImage: text,
  note: text.transform((note) => note.trim().slice(0, 200)),
  publish: z.enum(PUBLISH_CHOICES).catch("keep"),
  date: text,
  time: text,
  /** Which side of a conflict to keep; the version is then that of the other side. */
  keep: z.enum(["mine", "theirs"]).nullable().catch(null),
});

/**
 * The editor's form. Nothing typed is refused; line ends become '\n', and blank and repeated key points are left out.
 * Null if it is not a form of the editor.
 */
export function readPostForm(form: FormData) {
  const parsed = postSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { title, metaDescription, excerpt, content, category, location, ...more } = parsed.data;
  const { canonicalUrl, featureImage, shareImage, ...rest } = more;
  const keyPoints = cleanPoints(form.getAll("keyPoints").map(String));
  const words: PostText = {
    title: oneLine(title),
    metaDescription: oneLine(metaDescription),
    excerpt: oneLine(excerpt),
    content: content.replace(/\r\n?/g, "\n"),
    keyPoints,
    category: oneLine(category),
    location: oneLine(location),
  };
  const settings: PostSettings = {
    canonicalUrl: oneLine(canonicalUrl),
    noindex: form.has("noindex"),
    featureImage: oneLine(featureImage),
    shareImage: oneLine(shareImage),
  };
  // A form without them, as of a page that is open since before, leaves them as they are.
  const hasSettings = form.has("canonicalUrl");
  return { ...rest, authorId: rest.authorId || null, text: words, settings: hasSettings ? settings : null };
}
export type PostInput = NonNullable<ReturnType<typeof readPostForm>>;

/** The chosen time (ISO), or a sentence for the writer. */
export function readPublishTime(
  { date, time }: { date: string; time: string },
  zone: string,
  now: Date,
): { publishAt: string } | { error: string } {
  const publishAt = momentOf({ date, time }, zone);
  if (!publishAt) return { error: "Choose a date; without a time it is 9:00 AM" };
  return publishAt > now.toISOString() ? { publishAt } : { error: "Choose a time in the future" };
}

/** Why a post cannot be published, by field; empty if nothing is missing. */
export function missingParts({ title, content }: PostText): Record<string, string[]> {
  return {
    ...(title === "" ? { title: ["An article needs a title before it is published"] } : {}),
    ...(content.trim() === "" ? { content: ["An article needs text before it is published"] } : {}),
  };
}
