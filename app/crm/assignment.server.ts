import { ChangeRefused } from "../platform/db/change.server";
import { nameAssignee } from "./leads/lead";

type Stored = { assigneeId: string | null };
type Choice = { assigneeId: string | null; shown?: string };

/**
 * A choice made from a list of many may be based on an outdated page.
 * @throws ChangeRefused (409) if someone else has meanwhile assigned it to a third person
 */
export function requireShownAssignee(stored: Stored, { assigneeId, shown }: Choice): void {
  const isOutdated = shown !== undefined && shown !== nameAssignee(stored.assigneeId);
  if (isOutdated && stored.assigneeId !== assigneeId) {
    throw new ChangeRefused(
      409,
      "Somebody else has assigned it in the meantime. The list now shows who has it.",
    );
  }
}
