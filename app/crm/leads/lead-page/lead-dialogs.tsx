import { useSearchParams } from "@remix-run/react";
import { onDemand, Part } from "../../../ui/on-demand";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Composer } from "../../email/composer/composer";
import { LEAD_FAILURES } from "../lead";
import { EditDialog, type EditForm } from "./edit-dialog";
import type { LeadView } from "./load.server";

const composer = onDemand({
  name: "composer",
  rendered: import.meta.env.SSR ? Composer : null,
  load: async () => (await import("../../email/composer/composer")).Composer,
});
const editDialog = onDemand({
  name: "edit-lead",
  rendered: import.meta.env.SSR ? EditDialog : null,
  load: async () => (await import("./edit-dialog")).EditDialog,
});

/** The dialog named in the URL (`?show=edit`), shown over the lead. */
export function LeadDialogs({ lead, form }: { lead: LeadView; form: EditForm }) {
  const [params] = useSearchParams();
  const closeTo = useDialogAddress()(null);
  switch (params.get("show")) {
    case "email":
      return <Part of={composer} props={{ lead, closeTo }} />;
    case "edit":
      return <Part of={editDialog} key={lead.id} props={{ form, members: lead.members, closeTo }} />;
    case "delete":
      return (
        <ConfirmDialog
          title="Delete Lead"
          description={`${lead.name} goes to the trash with all activities, notes and deals, and can be brought back for 30 days.`}
          confirmLabel="Delete Lead"
          failure={LEAD_FAILURES.delete}
          fields={{ intent: "delete" }}
          closeTo={closeTo}
        />
      );
    case "erase":
      return (
        <ConfirmDialog
          title="Erase person"
          description={`${lead.name} is removed for good: the lead, its activities, notes and deals, and what its emails said. This cannot be undone.`}
          confirmLabel="Erase person"
          failure={LEAD_FAILURES.erase}
          fields={{ intent: "erase" }}
          closeTo={closeTo}
        />
      );
    default:
      return null;
  }
}

/** Returns a function for this lead's URL with a dialog open; null closes it. */
export function useDialogAddress(): (dialog: "edit" | "delete" | "erase" | "email" | null) => string {
  const [params] = useSearchParams();
  return (dialog) => {
    const next = new URLSearchParams(params);
    next.delete("show");
    if (dialog) next.set("show", dialog);
    return `?${next}`;
  };
}
