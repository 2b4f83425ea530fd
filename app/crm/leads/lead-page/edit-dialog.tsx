import { Form, useActionData, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "../../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/dialog";
import { useActionToast } from "../../../ui/toast";
import type { Answer, ConflictView, ReturnedForm } from "../../answer";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { useProblemFocus } from "../../components/use-problem-focus";

/** The edit form; `form` is the lead as it is stored, an answer of the action takes its place. */
export function EditDialog({ form: stored, closeTo }: { form: ReturnedForm; closeTo: string }) {
  const returned = useActionData<Answer>();
  const answer = returned?.intent === "edit" ? returned : undefined;
  const isBusy = useNavigation().formMethod === "POST";
  useActionToast(answer?.toast);
  const form = answer?.form ?? stored;
  const element = useProblemFocus(answer);
  return (
    <Dialog wide title="Edit Lead" description="Update the lead information below." closeTo={closeTo}>
      {/* A new base is a new start: the fields take the returned values. */}
      <Form ref={element} key={form.base} method="post" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="base" value={form.base} />
        <DialogBody>
          <Conflicts conflicts={form.conflicts} />
          <LeadFieldsForm values={form.values} errors={answer?.errors ?? {}} />
        </DialogBody>
        <DialogFooter>
          <ButtonLink size="sm" to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <Button type="submit" size="sm" variant="ink" busy={isBusy} busyLabel="Saving...">
            Save Changes
          </Button>
        </DialogFooter>
      </Form>
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
