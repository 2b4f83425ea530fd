import type { Actor } from "../../../platform/db/audit.server";
import { ChangeRefused } from "../../../platform/db/change.server";
import type { Db } from "../../../platform/db/database.server";
import type { Toast } from "../../../platform/http/forms/toast";
import { leadPath } from "../../paths";
import { changeLead } from "../lead-changes.server";
import type { Lead } from "../lead-detail.server";
import { addTags, splitTags, tagsProblem, tagsWithout } from "./tags";

type TagChange = {
  leadId: string;
  actor: Actor;
  intent: "tag" | "untag";
  tags: string | null;
  /** The place of the first one; by default they come last. */
  at?: number;
};

/**
 * Adds tags to a lead, or removes them, whatever others do with its tags at the same time. Returns the toast that says
 * so and can undo it. @throws ChangeRefused if the lead is gone, or would have too many
 */
export async function changeTags(
  db: Db,
  { leadId, actor, intent, tags, at }: TagChange,
  now: Date,
): Promise<Toast> {
  const patch = ({ tags: stored }: Lead) => {
    const next = intent === "tag" ? addTags(stored, tags, at) : tagsWithout(stored, tags);
    const problem = tagsProblem(splitTags(next));
    if (problem !== null && intent === "tag") throw new ChangeRefused(409, problem);
    return { tags: next };
  };
  const { tags: before } = await changeLead(db, { leadId, actor, action: "lead.tags", patch }, now);
  const rest = tagsWithout(before, tags);
  const changed = splitTags(intent === "tag" ? tagsWithout(tags, before) : tagsWithout(before, rest));
  const word = changed.length === 1 ? "Tag" : "Tags";
  if (changed.length === 0) {
    return { title: intent === "tag" ? "The lead has this tag already" : "The lead does not have this tag" };
  }
  const description = changed.join(", ");
  const place = splitTags(before).indexOf(changed[0] ?? "");
  const fields: Record<string, string> =
    intent === "tag"
      ? { intent: "untag", tags: description }
      : { intent: "tag", tags: description, at: `${place}` };
  const undo = { action: leadPath(leadId), fields, failed: "Failed to undo" };
  return { title: `${word} ${intent === "tag" ? "added" : "removed"}`, description, undo };
}
