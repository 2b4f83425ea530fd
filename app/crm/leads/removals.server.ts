import type { Db } from "../../platform/db/database.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import { attempt } from "../answers.server";
import { leadPath, TRASH_PATH } from "../paths";
import type { Actor } from "./lead-changes.server";
import { deleteLead, eraseLead, restoreLead } from "./lead-trash.server";

type Removal = { request: Request; db: Db; leadId: string; actor: Actor; now: Date };

/** Puts a lead into the trash and goes to `to`, with the way back in the toast. */
export async function moveToTrash({ request, db, leadId, actor, now }: Removal, to: string) {
  const undo = { action: TRASH_PATH, fields: { intent: "restore", id: leadId } };
  const { toast } = await attempt({
    done: { title: "Lead deleted successfully", undo },
    failed: (reason) => ({ title: `Failed to delete lead: ${reason}` }),
    change: () => deleteLead(db, { leadId, actor }, now),
  });
  return redirectWithToast(request, to, toast);
}

/** Removes a person for good and goes to `to`. */
export async function erasePerson({ request, db, leadId, actor, now }: Removal, to: string) {
  const { toast } = await attempt({
    done: { title: "Person erased", description: "Nothing of this person is kept." },
    failed: (reason) => ({ title: `Failed to erase person: ${reason}` }),
    change: () => eraseLead(db, { leadId, actor }, now),
  });
  return redirectWithToast(request, to, toast);
}

/** Brings a lead back and goes to it. */
export async function restoreFromTrash({ request, db, leadId, actor, now }: Removal) {
  const { status, toast } = await attempt({
    done: { title: "Lead restored" },
    failed: (reason) => ({ title: `Failed to restore lead: ${reason}` }),
    change: () => restoreLead(db, { leadId, actor }, now),
  });
  return redirectWithToast(request, status === 200 ? leadPath(leadId) : TRASH_PATH, toast);
}
