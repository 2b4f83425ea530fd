import { CalendarCheck, CalendarRange, type LucideIcon, Sun, Sunrise, X } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../../ui/forms/button";
import { DateField } from "../../ui/forms/date-field";
import { Icon } from "../../ui/icon";
import { Dialog, DialogBody } from "../../ui/overlays/dialog";
import { ChoiceButton, type InPlaceEntry, InPlaceFoot, type useInPlaceDialog } from "../components/in-place";
import { type FollowUp, type FollowUpChoice, followUpFields, NO_FOLLOW_UP } from "./follow-up";

/** A lead on a page that shows many. */
export type FollowedUp = InPlaceEntry & {
  followUp: FollowUp | null;
  /** The next demo, if it is earlier. */
  demo: FollowUp | null;
};

type FollowUpDialogProps = Omit<ReturnType<typeof useInPlaceDialog<FollowedUp, string>>, "entry" | "open"> & {
  entry: FollowedUp;
  choices: FollowUpChoice[];
};

/** The usual follow-ups of a lead of a list, and any other date. */
export function FollowUpDialog({
  entry,
  choices,
  close,
  choose,
  pending,
  sending,
  isBusy,
}: FollowUpDialogProps) {
  const set = (value: string) => choose(entry, value, followUpFields(entry.followUp, value));
  const offered = [...choices.map(({ value }) => value), NO_FOLLOW_UP];
  const isOffered = pending === null || offered.includes(pending.choice);
  const setTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("followUp");
    if (typeof typed === "string") set(typed);
  };
  const choiceOf = (value: string, label: string, icon: LucideIcon, detail?: string) => (
    <ChoiceButton
      icon={<Icon of={icon} size={16} />}
      label={label}
      detail={detail}
      isBusy={isBusy && pending?.choice === value}
      isFirst={value === choices[0]?.value}
      onChoose={() => set(value)}
    />
  );
  return (
    <Dialog title={`Follow up with ${entry.name}`} menu={entry.menu} open onOpenChange={close}>
      <DialogBody>
        <ul className="grid gap-1">
          {choices.map(({ value, label, detail }, at) => (
            <li key={value}>{choiceOf(value, label, ICONS[at] ?? CalendarCheck, detail)}</li>
          ))}
          {entry.followUp ? <li>{choiceOf(NO_FOLLOW_UP, "No follow-up", X)}</li> : null}
        </ul>
        <form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 px-2" onSubmit={setTyped}>
          <DateField label="A date, at 9:00 AM" small type="date" name="followUp" required />
          <Button type="submit" size="sm" busy={isBusy && !isOffered}>
            Set
          </Button>
        </form>
      </DialogBody>
      <InPlaceFoot sending={sending} />
    </Dialog>
  );
}

/** Of the choices, in their order. */
const ICONS = [Sun, Sunrise, CalendarCheck, CalendarRange];
