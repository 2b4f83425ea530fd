import { Form } from "@remix-run/react";
import { Button } from "../../../ui/button";
import { DuplicateLinks } from "../../components/duplicate-links";
import type { Duplicate } from "../duplicates";
import type { LeadView } from "./lead-data";

/** A submission that looked like spam waits for a person's judgement. */
export function QuarantineNotice({ lead }: { lead: LeadView }) {
  if (lead.quarantineReason === null) return null;
  return (
    <section className="notice" aria-labelledby="quarantine-title">
      <h3 id="quarantine-title">Held for spam review</h3>
      <p>This message looked like spam ({lead.quarantineReason}) and is not in the list.</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="accept" />
        <Button type="submit" size="sm">
          Accept into the list
        </Button>
      </Form>
    </section>
  );
}

export function DuplicatesNotice({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="duplicates-title">
      <h3 id="duplicates-title">Possible duplicates</h3>
      <DuplicateLinks duplicates={duplicates} />
    </section>
  );
}
