import { CalendarDays } from "lucide-react";
import { ActionForm, RetryButton, useActionForm } from "../../ui/forms/action-form";
import { Button, buttonClass } from "../../ui/forms/button";
import { DateField } from "../../ui/forms/date-field";
import { Icon } from "../../ui/icon";
import { LEAD_FAILURES } from "../leads/lead";
import { type FollowUp, type FollowUpChoice, followUpFields, NO_FOLLOW_UP } from "./follow-up";
import { FollowUpText } from "./follow-up-text";

type FollowUpRowProps = { followUp: FollowUp | null; demo: FollowUp | null; choices: FollowUpChoice[] };

const ROW =
  "flex flex-wrap items-center gap-1 [&_button]:px-[0.6rem] max-sm:[&_button]:flex-1 max-sm:[&_button]:px-1.5";

const OPENER = buttonClass({
  size: "sm",
  className: "relative list-none group-open:float-right max-sm:px-2",
});

/**
 * The next follow-up of a lead, the demo before it, and a button for each usual one; shows a choice before it is
 * stored. A toast announces the change: with a live region in it, Radix would not hide the sheet from screen readers
 * under a dialog.
 */
export function FollowUpRow({ followUp, demo, choices }: FollowUpRowProps) {
  const { fields, formProps, ...sending } = useActionForm<{ followUp: string }>({
    intent: "follow-up",
    failure: LEAD_FAILURES["follow-up"],
    defaultValue: { followUp: "" },
    hasDates: true,
  });
  const hidden = <HiddenFields followUp={followUp} />;
  const wanted = sending.pending?.get("followUp");
  const chosen = wanted ?? choices.find(({ date }) => date === followUp?.day)?.value;
  return (
    <section className={ROW} aria-label="Next follow-up">
      <p className="mr-auto pr-2 text-sm text-ink-2 max-sm:basis-full">
        {demo ? `Demo ${demo.text} · ` : null}
        Follow-up <Shown followUp={followUp} choices={choices} wanted={wanted} />
      </p>
      <ActionForm of={sending} className="contents">
        {hidden}
        {choices.map((choice) => (
          <Chip key={choice.value} {...choice} isOn={choice.value === chosen} />
        ))}
        <RetryButton of={sending} />
      </ActionForm>
      <details className="group open:basis-full">
        <summary className={followUp && !chosen ? `${OPENER} ${ON}` : OPENER}>
          <Icon of={CalendarDays} size={16} />
          <span className="sr-only">Another date{followUp ? ", or none" : ""}</span>
        </summary>
        <div className="flex flex-wrap items-end gap-2">
          <form {...formProps} className="flex items-end gap-2">
            {hidden}
            <DateField label="A date, at 9:00 AM" small type="date" field={fields.followUp} required />
            <Button type="submit" size="sm">
              Set
            </Button>
          </form>
          {followUp ? (
            <ActionForm of={sending}>
              {hidden}
              <Button type="submit" size="sm" variant="ghost" name="followUp" value={NO_FOLLOW_UP}>
                No follow-up
              </Button>
            </ActionForm>
          ) : null}
        </div>
      </details>
    </section>
  );
}

/** Underlined, since a color alone is not seen by everybody. */
const ON = "border-ink bg-beam-soft underline";

function Chip({ value, day, detail, isOn }: FollowUpChoice & { isOn: boolean }) {
  return (
    <Button
      type="submit"
      size="sm"
      name="followUp"
      value={value}
      title={detail}
      aria-pressed={isOn}
      className={isOn ? ON : ""}
    >
      {day}
    </Button>
  );
}

function HiddenFields({ followUp }: { followUp: FollowUp | null }) {
  const { intent, shown } = followUpFields(followUp, "");
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="shown" value={shown} />
    </>
  );
}

type ShownProps = Omit<FollowUpRowProps, "demo"> & { wanted: FormDataEntryValue | null | undefined };

function Shown({ followUp, choices, wanted }: ShownProps) {
  const choice = choices.find(({ value }) => value === wanted);
  if (choice) return <b className="text-ink">{choice.day}</b>;
  if (wanted === NO_FOLLOW_UP || followUp === null) return <b className="text-ink">none</b>;
  return <FollowUpText of={followUp} />;
}
