import { ActionForm, SubmitButton } from "../../../ui/action-form";
import { useAction } from "../../../ui/use-action";
import { DuplicateLinks } from "../../components/duplicate-links";
import { noticeClass } from "../../components/inline-confirmation";
import { type Duplicate, LEAD_FAILURES } from "../lead";
import type { LeadView } from "./load.server";

/** Lets staff accept a submission that is held for spam review. */
export function QuarantineNotice({ lead }: { lead: LeadView }) {
  const sending = useAction({ intent: "accept", failure: LEAD_FAILURES.accept, preventScrollReset: true });
  if (lead.quarantineReason === null) return null;
  return (
    <section className={noticeClass} aria-labelledby="quarantine-title">
      <h3 id="quarantine-title">Held for spam review</h3>
      <p>This message looked like spam ({lead.quarantineReason}) and is not in the list.</p>
      <ActionForm of={sending}>
        <input type="hidden" name="intent" value="accept" />
        <SubmitButton of={sending} size="sm">
          Accept into the list
        </SubmitButton>
      </ActionForm>
    </section>
  );
}

export function DuplicatesNotice({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section className={noticeClass} aria-labelledby="duplicates-title">
      <h3 id="duplicates-title">Possible duplicates</h3>
      <DuplicateLinks duplicates={duplicates} />
    </section>
  );
}
