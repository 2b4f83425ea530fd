import { CalendarClock, CalendarDays, CalendarRange, type LucideIcon, Sun, Sunrise, X } from "lucide-react";
import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import { Button } from "../../ui/forms/button";
import { DateField } from "../../ui/forms/date-field";
import { Icon } from "../../ui/icon";
import { Dialog, DialogBody } from "../../ui/overlays/dialog";
import { ChoiceButton, type InPlaceEntry, InPlaceFoot, useInPlaceDialog } from "../components/in-place";
import { type FollowUp, type FollowUpChoice, NO_FOLLOW_UP } from "./follow-up";
import { FollowUpText } from "./follow-up-text";

/** A lead on a page that shows many. */
type FollowedUp = InPlaceEntry & { followUp: FollowUp | null };

const OpenFollowUp = createContext<(what: FollowedUp, at?: Element) => void>(() => {});

type FollowUpProviderProps = { choices: FollowUpChoice[]; children: ReactNode };

/** Around lists with a `FollowUpButton` per lead, which share one dialog. */
export function FollowUpProvider({ choices, children }: FollowUpProviderProps) {
  const { entry, open, ...dialog } = useInPlaceDialog<FollowedUp, string>();
  return (
    <OpenFollowUp.Provider value={open}>
      {children}
      {entry ? <FollowUpDialog entry={entry} choices={choices} {...dialog} /> : null}
    </OpenFollowUp.Provider>
  );
}

type FollowUpDialogProps = Omit<ReturnType<typeof useInPlaceDialog<FollowedUp, string>>, "entry" | "open"> & {
  entry: FollowedUp;
  choices: FollowUpChoice[];
};

function FollowUpDialog({ entry, choices, close, choose, pending, sending, isBusy }: FollowUpDialogProps) {
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
            <li key={value}>{choiceOf(value, label, ICONS[at] ?? CalendarDays, detail)}</li>
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
const ICONS = [Sun, Sunrise, CalendarDays, CalendarRange];

/** What a form sends with the chosen value; `shown` is what the person saw stored. */
export function followUpFields(stored: FollowUp | null, value: string) {
  return { intent: "follow-up", followUp: value, shown: stored?.at ?? NO_FOLLOW_UP };
}

type FollowUpButtonProps = {
  what: FollowedUp;
  /** The id of a `NoScriptLinkForm`, which opens `what.page` without JavaScript. */
  form: string;
};

/** Shows the next follow-up; opens the choice of another one. */
export function FollowUpButton({ what, form }: FollowUpButtonProps) {
  const open = useContext(OpenFollowUp);
  const { name, followUp } = what;
  return (
    <button
      type="submit"
      form={form}
      formAction={what.page}
      className="relative z-1 -mx-1 flex min-h-7 max-w-[calc(100%+0.5rem)] cursor-pointer items-center gap-1 rounded-sm px-1 text-left text-balance hover:bg-hover"
      aria-label={
        followUp ? `${followUp.text}: change the follow-up of ${name}` : `Set a follow-up for ${name}`
      }
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(what, event.currentTarget);
      }}
    >
      {followUp ? (
        <FollowUpText of={followUp} />
      ) : (
        <>
          <Icon of={CalendarClock} size={15} />
          <span className="text-ink-3">Follow-up</span>
        </>
      )}
    </button>
  );
}
