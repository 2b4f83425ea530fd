import { useRef } from "react";
import type { Member } from "../../../auth/staff";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { DateTimeField } from "../../../ui/forms/date-field";
import { type FormField, SelectField, TextareaField, TextField } from "../../../ui/forms/field";
import { useHydrated } from "../../../ui/use-browser-state";
import { ACTIVITY_TYPE_LABELS, ACTIVITY_TYPES, DEFAULT_ACTIVITY_TYPE, LEAD_FAILURES } from "../lead";
import { MentionArea } from "./mention-area";

const ENTRY_FORM = "grid gap-[0.6rem] rounded-lg border border-line bg-surface p-[0.9rem]";

/** Resets once the activity is stored; the button is disabled until there is a title. */
export function ActivityForm() {
  const { fields, formProps, ...sending } = useActionForm({
    intent: "activity",
    failure: LEAD_FAILURES.activity,
    defaultValue: { type: DEFAULT_ACTIVITY_TYPE, title: "", description: "", due: "" },
    hasDates: true,
  });
  const isBlank = useIsBlank(fields.title.value);
  return (
    <form {...formProps} data-unsaved className={`activity-form ${ENTRY_FORM}`} aria-label="New activity">
      <input type="hidden" name="intent" value="activity" />
      <div className="grid grid-cols-[8rem_minmax(0,1fr)_auto] gap-[0.6rem] max-sm:contents">
        <div className="only-in-use">
          <SelectField label="Type" hideLabel small field={fields.type}>
            {ACTIVITY_TYPES.map((type) => (
              <option key={type} value={type}>
                {ACTIVITY_TYPE_LABELS[type]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Activity title"
          hideLabel
          small
          field={fields.title}
          placeholder="Activity title"
          aria-keyshortcuts="N"
          maxLength={200}
          onFocus={({ currentTarget: { form } }) => form?.querySelector("details")?.setAttribute("open", "")}
          autoComplete="off"
        />
        <SubmitButton of={sending} size="sm" disabled={isBlank} className="only-in-use max-sm:order-1">
          Add Activity
        </SubmitButton>
      </div>
      <Details fields={fields} />
      <FormAlert {...sending} />
    </form>
  );
}

type DetailFields = Record<"description" | "due", FormField & { value?: string }>;

/** Folded until the title has the focus, so that the history begins high up; open once something is in it. */
function Details({ fields: { description, due } }: { fields: DetailFields }) {
  const isFilled = [description, due].some(({ value, errors }) => value || errors);
  return (
    <details open={isFilled} className="only-in-use">
      <summary className="cursor-pointer text-sm text-ink-2">Description and due date</summary>
      <div className="grid gap-[0.6rem] pt-2">
        <TextareaField
          label="Description"
          hideLabel
          small
          field={description}
          rows={2}
          placeholder="Description (optional)"
          maxLength={10_000}
        />
        <DateTimeField
          small
          optional
          label="Due"
          hint="With a date it is a task of yours until it is done"
          field={due}
        />
      </div>
    </details>
  );
}

/** Resets once the note is stored, ready for the next one; the button is disabled until there is text. */
export function NoteForm({ people }: { people: Member[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, formProps, ...sending } = useActionForm({
    intent: "note",
    failure: LEAD_FAILURES.note,
    defaultValue: { content: "" },
    // The disabled button would lose the focus.
    onDone: () => {
      if (form.current?.contains(document.activeElement)) form.current.querySelector("textarea")?.focus();
    },
  });
  const isBlank = useIsBlank(fields.content.value);
  return (
    <form {...formProps} ref={form} data-unsaved className={ENTRY_FORM} aria-label="New note">
      <input type="hidden" name="intent" value="note" />
      <MentionArea people={people}>
        <TextareaField
          label="Note"
          hideLabel
          small
          field={fields.content}
          rows={3}
          placeholder="Write a note, and mention somebody with @"
          aria-keyshortcuts="N"
          maxLength={10_000}
        />
      </MentionArea>
      <SubmitButton of={sending} size="sm" className="justify-self-end" disabled={isBlank}>
        Add Note
      </SubmitButton>
      <FormAlert {...sending} />
    </form>
  );
}

/** Always false before hydration: without JavaScript, the button must work. */
function useIsBlank(text: string | undefined): boolean {
  return useHydrated() && (text ?? "").trim() === "";
}
