import { Undo2 } from "lucide-react";
import { ActionButton } from "../../../ui/action-form";
import { errorClass } from "../../../ui/field";
import { IMPORT_DAYS, IMPORT_FAILURES } from "../import";

const UNDO = { failure: IMPORT_FAILURES.undo, fields: { intent: "undo" }, size: "sm" } as const;

/** Explains what an undo does, with the button that starts it. */
export function UndoForm({ leads }: { leads: number }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-184 text-ink-2">
        Undo removes the leads that this import created and gives the ones it updated their old values. What
        someone has changed by hand since is not overwritten: such a lead, or such a field, stays. Possible
        for {IMPORT_DAYS} days.
      </p>
      <ActionButton {...UNDO} variant="text-danger" icon={Undo2}>
        Undo import of {leads.toLocaleString("en-US")} {leads === 1 ? "lead" : "leads"}
      </ActionButton>
    </div>
  );
}

export function StoppedUndo({ error }: { error: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className={errorClass}>The undo has stopped: {error}</p>
      <ActionButton {...UNDO}>Go on</ActionButton>
    </div>
  );
}
