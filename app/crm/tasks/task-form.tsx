import { type ComponentProps, useState } from "react";
import type { Member } from "../../auth/staff";
import type { Failure } from "../../platform/http/forms/action-result";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { DateTimeField } from "../../ui/forms/date-field";
import { type FormField, SelectField, TextareaField, TextField } from "../../ui/forms/field";
import { DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { MemberSelect } from "../components/assignee";
import type { LeadChoice } from "../deals/lead-choices.server";
import { ACTIVITY_TYPE_LABELS, ACTIVITY_TYPES } from "../leads/lead";

type TaskValues = Record<"type" | "title" | "due" | "assigneeId" | "leadId" | "description", string>;
type TaskFormProps = {
  values: TaskValues;
  choices: LeadChoice[];
  members: Member[];
  action: string;
  failure: Failure;
  submitLabel: string;
  /** An activity, which is no longer due. */
  isDone?: boolean;
  returnTo: string;
  /** Further fields of the form, as they were when it was opened. */
  hidden: Record<string, string>;
};

/** Everything that a task says, on a page of its own. */
export function TaskForm({ values, choices, members, submitLabel, isDone = false, ...form }: TaskFormProps) {
  const { returnTo, hidden, ...options } = form;
  const { fields, formProps, ...sending } = useActionForm<TaskValues>({
    ...options,
    defaultValue: values,
    hasDates: true,
  });
  const opened = useOpened(hidden, sending.result?.values);
  return (
    <form {...formProps} className="card max-w-[40rem] overflow-clip">
      {Object.entries({ ...opened, returnTo }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogBody>
        <FormAlert {...sending} />
        <TextField
          small
          required
          label={isDone ? "What was done" : "What there is to do"}
          field={fields.title}
          maxLength={200}
          autoComplete="off"
        />
        <TaskFields {...{ fields, choices, members, isDone }} assigneeId={values.assigneeId} />
        <TextareaField
          small
          optional
          label="Description"
          field={fields.description}
          rows={3}
          maxLength={10_000}
        />
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={returnTo} size="sm">
          Cancel
        </ButtonLink>
        <SubmitButton of={sending} variant="ink" size="sm">
          {submitLabel}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

type FieldsProps = Pick<TaskFormProps, "choices" | "members"> & {
  fields: Record<keyof TaskValues, ComponentProps<typeof TextField>["field"] & FormField>;
  assigneeId: string;
  isDone: boolean;
};

function TaskFields({ fields, choices, members, assigneeId, isDone }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-[0.9rem] sm:grid-cols-2">
      <SelectField small label="Type" field={fields.type}>
        {ACTIVITY_TYPES.map((type) => (
          <option key={type} value={type}>
            {ACTIVITY_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      {isDone ? (
        <input type="hidden" name={fields.due.name} value={fields.due.initialValue ?? ""} />
      ) : (
        <DateTimeField
          small
          optional
          label="Due"
          hint="Without a time, it is due on that day"
          field={fields.due}
        />
      )}
      <MemberSelect label="Assigned to" members={members} currentId={assigneeId} field={fields.assigneeId} />
      <SelectField small label="Lead" field={fields.leadId}>
        <option value="">None</option>
        {choices.map(({ id, firstName, lastName, companyName }) => (
          <option key={id} value={id}>
            {`${firstName} ${lastName}, ${companyName}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/**
 * The hidden fields as they were when the form was opened, also after a failed save: with the version of a later load,
 * a second try would overwrite what someone else has stored.
 */
function useOpened(hidden: Record<string, string>, sent: Record<string, string> = {}) {
  const [opened] = useState(() =>
    Object.fromEntries(Object.entries(hidden).map(([name, value]) => [name, sent[name] ?? value])),
  );
  return opened;
}
