import { Phone } from "lucide-react";
import { useState } from "react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { type FormField, TextareaField } from "../../../ui/forms/field";
import { TASK_CHANGES_PATH } from "../../paths";
import { useReturnTo } from "../snooze-dialog";
import { OUTCOME_LABELS, OUTCOMES, TASK_FAILURES } from "../task";
import { SnoozeButton } from "../task-row";
import type { LaterView } from "../task-view";
import type { ChosenTask } from "./load.server";

type DoneFormProps = Pick<ChosenTask, "task" | "contact"> & {
  later: LaterView[];
  linkForm: string;
  /** The id of the task that comes next, or "none". */
  next: string;
};

/** How it went, what was said, and when the lead is followed up next: then the task is done. */
export function DoneForm({ task, contact, next, later, linkForm }: DoneFormProps) {
  const { fields, formProps, ...sending } = useActionForm<{ said: string; followUpDate: string }>({
    action: TASK_CHANGES_PATH,
    failure: TASK_FAILURES.done,
    hasDates: true,
    preventScrollReset: true,
  });
  const returnTo = useReturnTo();
  const { callTo } = contact;
  const fixed = { intent: "done", id: task.id, shown: task.at ?? "", next, returnTo };
  return (
    <form {...formProps} className="grid gap-3 px-card pt-4 text-sm">
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlert {...sending} />
      {task.lead ? (
        <Choices legend="How did it go?">
          {OUTCOMES.map((outcome) => (
            <Choice key={outcome} name="outcome" value={outcome} label={OUTCOME_LABELS[outcome]} />
          ))}
        </Choices>
      ) : null}
      <TextareaField label="What was said" small optional field={fields.said} rows={2} maxLength={10_000} />
      <NextFollowUp {...{ task, later }} stored={contact.followUp} field={fields.followUpDate} />
      <div className="sticky bottom-0 -mx-card flex flex-wrap items-center gap-2 rounded-b-lg border-t border-line bg-sunk px-card py-3">
        <SubmitButton of={sending} variant="ink" size="sm" data-task-done>
          {next === "none" ? "Done" : "Done, next"}
        </SubmitButton>
        <SnoozeButton task={task} linkForm={linkForm} next={next} isLarge />
        {callTo ? (
          <ButtonLink to={callTo} size="sm" variant="ghost" icon={Phone} className="ml-auto">
            Call
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}

type NextFollowUpProps = Pick<DoneFormProps, "task" | "later"> & {
  stored: ChosenTask["contact"]["followUp"];
  field: FormField;
};

/** The lead's next follow-up; a task without a lead is done again. */
function NextFollowUp({ task, later, stored, field }: NextFollowUpProps) {
  const [followUp, setFollowUp] = useState("none");
  const isKept = !task.isFollowUp && stored?.due === "later";
  const days = later.filter(({ choice }) => choice !== "hour" && choice !== "afternoon");
  return (
    <>
      <Choices legend={task.lead ? "Next follow-up" : "Do it again"}>
        <Choice
          name="followUp"
          value="none"
          label={isKept ? `Keep ${stored.text}` : "None"}
          isDefault
          onChoose={setFollowUp}
        />
        {days.map(({ choice, label }) => (
          <Choice key={choice} name="followUp" value={choice} label={label} onChoose={setFollowUp} />
        ))}
        <Choice name="followUp" value="date" label="A date" onChoose={setFollowUp} />
      </Choices>
      <div className={followUp === "date" ? "" : "not-noscript:hidden"}>
        <DateField small type="date" label="On" field={field} />
      </div>
    </>
  );
}

function Choices({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

const CHOICE =
  "inline-flex min-h-9 cursor-pointer items-center rounded-md border border-line-strong px-3 font-medium hover:bg-hover has-checked:border-ink has-checked:bg-beam-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

type ChoiceProps = {
  name: string;
  value: string;
  label: string;
  isDefault?: boolean;
  onChoose?: (value: string) => void;
};

function Choice({ name, value, label, isDefault, onChoose }: ChoiceProps) {
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        defaultChecked={isDefault}
        onChange={() => onChoose?.(value)}
      />
      {label}
    </label>
  );
}
