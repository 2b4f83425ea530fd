import { createSession } from "../../app/auth/sessions.server";
import { createUser } from "../../app/auth/users.server";
import type { PostText } from "../../app/blog/revision";
import { rows, SITE_URL, testDb } from "./workers-env";

export const TEXT: PostText = {
  title: "Forty-one missed calls",
  metaDescription: "Where a heating firm loses calls.",
  excerpt: "",
  content: "The office opens at seven.\n\nIt closes at six.",
  keyPoints: ["Count by the hour"],
  category: "SEO",
  location: "Harbor Point, WI",
};

/** A staff account with a session: who it is, and its cookie. */
export async function signInWriter(email: string) {
  const account = { email, password: "a long enough password", role: "staff" } as const;
  const user = await createUser(testDb(), account, new Date());
  const session = await createSession(testDb(), new Request(SITE_URL), user.id, new Date());
  return { actor: { id: user.id, label: email }, cookie: session.split(";")[0] ?? "" };
}

/** The post's revisions, oldest first. */
export async function revisionsOf(id: string) {
  return rows(
    "select kind, note, author_id, title, content, added, removed from post_revisions where blog_id = ? order by updated_at, id",
    id,
  );
}

/** A PNG as its header describes it; the picture itself is noise. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + 25 + 24 + 12);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunk = (at: number, name: string, length: number) => {
    view.setUint32(at, length);
    bytes.set(new TextEncoder().encode(name), at + 4);
  };
  chunk(8, "IHDR", 13);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  chunk(33, "IDAT", 12);
  chunk(57, "IEND", 0);
  return bytes;
}
