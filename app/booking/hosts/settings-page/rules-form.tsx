import { FormAlert, SubmitButton, useActionForm } from "../../../ui/action-form";
import { Card } from "../../../ui/card";
import { TextareaField, TextField } from "../../../ui/field";
import { SETTINGS_FAILURES } from "../../rules";

/** As the form shows them: numbers as text, one holiday a line. */
export type RulesView = Record<"bufferMinutes" | "noticeHours" | "horizonDays" | "holidays", string>;

/** The rules of all hosts. */
export function RulesForm({ rules }: { rules: RulesView }) {
  const form = useActionForm<RulesView>({
    failure: SETTINGS_FAILURES.rules,
    intent: "rules",
    defaultValue: rules,
  });
  const { fields } = form;
  return (
    <Card title="Rules of all hosts">
      <form {...form.formProps} className="grid gap-4">
        <FormAlert {...form} />
        <input type="hidden" name="intent" value="rules" />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            small
            label="Minutes free between demos"
            field={fields.bufferMinutes}
            inputMode="numeric"
            required
          />
          <TextField small label="Hours of notice" field={fields.noticeHours} inputMode="numeric" required />
          <TextField small label="Days ahead" field={fields.horizonDays} inputMode="numeric" required />
        </div>
        <TextareaField
          label="Holidays"
          field={fields.holidays}
          rows={5}
          optional
          placeholder="2026-11-26 Thanksgiving"
          hint="One per line: the date as year-month-day, then a name. Days of each host’s own zone."
        />
        <div>
          <SubmitButton of={form} variant="ink" size="sm">
            Save rules
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
