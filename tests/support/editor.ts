import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import type { PostText } from "../../app/blog/revisions/revision";
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
