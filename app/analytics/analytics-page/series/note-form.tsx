import { Plus } from "lucide-react";
import { useState } from "react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { TextField } from "../../../ui/forms/field";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { ADD_NOTE, MAX_NOTE, NOTE_FAILURES } from "../../notes";

/** Writes a note on the time axis. `days` are the first and the last date that the chart shows. */
export function NoteForm({ days }: { days: { from: string; to: string } }) {
  const [added, setAdded] = useState(0);
  const { fields, formProps, ...action } = useActionForm<{ date: string; text: string }>({
    intent: ADD_NOTE,
    failure: NOTE_FAILURES.add,
    defaultValue: { date: days.to, text: "" },
    hasDates: true,
    onDone: () => setAdded((before) => before + 1),
  });
  return (
    <Disclosure
      label="Note"
      icon={Plus}
      className={buttonClass({ variant: "ghost", size: "sm" })}
      done={added}
      isOpen={action.isFromPage && action.result?.ok === false}
    >
      <form {...formProps} className="grid gap-3 lg:w-80">
        <FormAlert result={action.result} isFromPage={action.isFromPage} />
        <input type="hidden" name="intent" value={ADD_NOTE} />
        <DateField
          label="Date"
          type="date"
          small
          required
          field={fields.date}
          key={`date-${fields.date.key}`}
          min={days.from}
          max={days.to}
        />
        <TextField
          label="Note"
          small
          required
          maxLength={MAX_NOTE}
          field={fields.text}
          key={`text-${fields.text.key}`}
          hint={`At most ${MAX_NOTE} characters, seen by all staff`}
        />
        <SubmitButton of={action} size="sm" variant="ink">
          Add note
        </SubmitButton>
      </form>
    </Disclosure>
  );
}
