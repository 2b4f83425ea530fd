import { useRef, useState } from "react";
import type { Member } from "../../../auth/staff";
import { FormAlert, SubmitButton, useFormFields } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { useAction } from "../../../ui/forms/use-action";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { InlineConfirmation } from "../../components/inline-confirmation";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import type { ConflictView } from "../fields/lead-edit";
import { inZone, type LeadFormValues, withMembers } from "../fields/lead-fields";
import { LEAD_FAILURES } from "../lead";

/**
 * `base` is the JSON of the values the form was opened with, from which the server derives what the user changed.
 * `zone` is the reader's, in words.
 */
export type EditForm = { values: LeadFormValues; base: string; zone: string };

type EditDialogProps = { form: EditForm; members: Member[]; closeTo: string };

/**
 * The edit form. It keeps the values it was opened with while the lead behind it changes; after a conflict, it starts
 * over from the values stored by then, and shows the conflict until it is resolved.
 */
export function EditDialog({ form, ...rest }: EditDialogProps) {
  const [opened] = useState(form);
  const sending = useAction<ConflictView[]>({
    intent: "edit",
    failure: LEAD_FAILURES.edit,
    preventScrollReset: true,
  });
  const conflict = useRef<typeof sending.result>();
  if (sending.result?.data?.length) conflict.current = sending.result;
  const base = conflict.current?.values.base ?? opened.base;
  return (
    <Dialog wide title="Edit Lead" description="Update the lead information below." closeTo={rest.closeTo}>
      <EditLeadForm
        key={base}
        form={{ ...opened, base }}
        conflicts={conflict.current?.data ?? []}
        sending={sending}
        {...rest}
      />
    </Dialog>
  );
}

type EditLeadFormProps = EditDialogProps & {
  conflicts: ConflictView[];
  sending: ReturnType<typeof useAction<ConflictView[]>>;
};

function EditLeadForm({ form, members, closeTo, conflicts, sending }: EditLeadFormProps) {
  const { fields, formProps } = useFormFields<LeadFormValues>(sending, {
    defaultValue: form.values,
    hasDates: true,
  });
  return (
    // The browser itself insists on a choice for every conflict.
    <form {...formProps} data-unsaved noValidate={formProps.noValidate && conflicts.length === 0}>
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="base" value={form.base} />
      <DialogBody>
        <FormAlert {...sending} />
        <Conflicts conflicts={conflicts} />
        <LeadFieldsForm fields={fields} table={inZone(withMembers(members, [], "name"), form.zone)} />
      </DialogBody>
      <DialogFooter>
        <ButtonLink size="sm" to={closeTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton of={sending} size="sm" variant="ink" busyLabel="Saving...">
          Save Changes
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

/** The fields someone else has also changed: shows both values and lets the user choose. */
function Conflicts({ conflicts }: { conflicts: ConflictView[] }) {
  if (conflicts.length === 0) return null;
  return (
    <InlineConfirmation title="Someone else changed this lead">
      <p>Nothing is saved yet. Choose whose value stays; your other changes are below.</p>
      {conflicts.map(({ field, label, mine, theirs }) => (
        <fieldset key={field} className="grid w-full gap-[0.35rem] border-t border-ink/15 pt-2">
          <legend className="float-left font-semibold">{label}</legend>
          <label className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-2 wrap-anywhere">
            <input type="radio" name={`choices.${field}`} value="theirs" required />
            <span>
              Theirs: <b>{theirs}</b>
            </span>
          </label>
          <label className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-2 wrap-anywhere">
            <input type="radio" name={`choices.${field}`} value="mine" required />
            <span>
              Yours: <b>{mine}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </InlineConfirmation>
  );
}
