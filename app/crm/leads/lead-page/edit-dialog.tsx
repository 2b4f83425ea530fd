import type { Member } from "../../../auth/staff";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/action-form";
import { ButtonLink } from "../../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/dialog";
import { useAction } from "../../../ui/use-action";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { useProblemFocus } from "../../components/use-problem-focus";
import type { ConflictView } from "../lead-conflict";
import { LEAD_FAILURES } from "../lead-failures";
import type { LeadFormValues } from "../lead-fields";
import { withMembers } from "../lead-members";

/** The lead as it is stored, and the same as the form sends it back, to see what was changed. */
export type EditForm = { values: LeadFormValues; base: string };

type EditDialogProps = { form: EditForm; members: Member[]; closeTo: string };

/** The edit form; `form` is the lead as it is stored, an answer of the action takes its place. */
export function EditDialog({ form, members, closeTo }: EditDialogProps) {
  const { result, ...sending } = useAction<ConflictView[]>({
    intent: "edit",
    failure: LEAD_FAILURES.edit,
    preventScrollReset: true,
  });
  const base = result?.values.base ?? form.base;
  const element = useProblemFocus(result);
  return (
    <Dialog wide title="Edit Lead" description="Update the lead information below." closeTo={closeTo}>
      {/* A new base is a new start: the fields take the returned values. */}
      <ActionForm of={sending} ref={element} key={base} noValidate>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="base" value={base} />
        <DialogBody>
          <FormAlert result={result} isFromPage={sending.isFromPage} />
          <Conflicts conflicts={result?.data ?? []} />
          <LeadFieldsForm
            values={{ ...form.values, ...result?.values }}
            errors={result?.fieldErrors ?? {}}
            fields={withMembers(members)}
          />
        </DialogBody>
        <DialogFooter>
          <ButtonLink size="sm" to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={sending} size="sm" variant="ink" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </DialogFooter>
      </ActionForm>
    </Dialog>
  );
}

/** Someone else changed the same fields: both values, and whose stays. */
function Conflicts({ conflicts }: { conflicts: ConflictView[] }) {
  if (conflicts.length === 0) return null;
  return (
    <section className="notice conflicts" role="alert" aria-labelledby="conflicts-title">
      <h3 id="conflicts-title">Someone else changed this lead</h3>
      <p>Nothing is saved yet. Choose whose value stays; your other changes are below.</p>
      {conflicts.map(({ field, label, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{label}</legend>
          <label>
            <input type="radio" name={`choices.${field}`} value="theirs" required />
            <span>
              Theirs: <b>{theirs}</b>
            </span>
          </label>
          <label>
            <input type="radio" name={`choices.${field}`} value="mine" required />
            <span>
              Yours: <b>{mine}</b>
            </span>
          </label>
        </fieldset>
      ))}
    </section>
  );
}
