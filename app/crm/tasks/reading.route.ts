import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { MAX_WORDS } from "./task-forms";
import { readTask, toReading } from "./words/read-words.server";

/** What words would become as a task, for the line below them while they are typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const words = (new URL(request.url).searchParams.get("words") ?? "").slice(0, MAX_WORDS);
  const members = await listMembers(db);
  const reader = { now: context.clock(), zone: staff.timeZone, members, me: staff.id };
  return { words, reading: toReading(await readTask(db, words, reader), reader) };
}
