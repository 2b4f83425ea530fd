import { Link, useFetcher } from "@remix-run/react";
import { CalendarDays, CircleUserRound, type LucideIcon, UserRound } from "lucide-react";
import { useEffect } from "react";
import { FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import type { ActionOptions } from "../../ui/forms/use-action";
import { Icon } from "../../ui/icon";
import { ACTIVITY_ICONS } from "../components/lead-badges";
import { ACTIVITY_TYPE_LABELS } from "../leads/lead";
import { newTaskPath, READING_PATH, TASK_CHANGES_PATH } from "../paths";
import { useReturnTo } from "./snooze-dialog";
import { TASK_FAILURES } from "./task";
import type { Reading } from "./words/read-words.server";

const DEBOUNCE_MS = 200;
/** Longer words are sent all the same, so that the answer says so and nothing is cut. */
const MAX_WORDS = 200;

type QuickAddProps = {
  /** The lead on whose page it is. */
  leadId?: string;
  /** The lead's deal on whose page it is. */
  dealId?: string;
  /** The lead's, for the example. */
  firstName?: string;
  onDone?: ActionOptions<unknown>["onDone"];
};

/** A task in the writer's own words, with what they are read as below. */
export function QuickAdd({ leadId = "", dealId, firstName, onDone }: QuickAddProps) {
  const { fields, formProps, ...sending } = useActionForm<{ words: string }>({
    action: TASK_CHANGES_PATH,
    intent: "add",
    failure: TASK_FAILURES.add,
    defaultValue: { words: "" },
    onDone,
  });
  const returnTo = useReturnTo();
  const words = (fields.words.value ?? "").trim();
  const reading = useReading(words);
  const ofDeal: Record<string, string> = dealId === undefined ? {} : { dealId };
  const whole = newTaskPath({ words, leadId, ...ofDeal, returnTo });
  return (
    <form {...formProps} className="grid gap-3" aria-label="New task">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="leadId" value={leadId} />
      {dealId === undefined ? null : <input type="hidden" name="dealId" value={dealId} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="flex flex-wrap items-start gap-2">
        <div className="flex-1 max-sm:basis-full">
          <TextField
            label="New task, in your own words"
            hideLabel
            small
            field={fields.words}
            placeholder={`Call ${firstName || (leadId === "" ? "Priya" : "back")} tuesday 3pm`}
            autoComplete="off"
          />
        </div>
        <SubmitButton
          of={sending}
          variant={dealId === undefined ? "ink" : "outline"}
          size="sm"
          className="max-sm:flex-1"
        >
          Add task
        </SubmitButton>
        <ButtonLink to={whole} size="sm" className="max-sm:flex-1">
          All fields
        </ButtonLink>
      </div>
      <FormAlert {...sending} />
      <ReadingStatus words={words} reading={reading} whole={whole} ofLead={leadId !== ""} />
    </form>
  );
}

/** What the server reads the words as; null until it has read these: nothing else is shown than what is saved. */
function useReading(words: string): Reading | null {
  const { load, data } = useFetcher<{ words: string; reading: Reading }>();
  useEffect(() => {
    if (words === "" || words.length > MAX_WORDS) return;
    const timer = setTimeout(() => load(`${READING_PATH}?${new URLSearchParams({ words })}`), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [load, words]);
  return data?.words === words && words !== "" ? data.reading : null;
}

type StatusProps = { words: string; reading: Reading | null; whole: string; ofLead: boolean };

/** Takes no room before something is typed, but is there, so that what comes is announced. */
function ReadingStatus({ words, reading, whole, ofLead }: StatusProps) {
  return (
    <div className={words === "" ? "sr-only" : "flex flex-wrap items-center gap-2 text-sm"} role="status">
      {words.length > MAX_WORDS ? (
        <span className="text-danger">
          {words.length} of at most {MAX_WORDS} letters: say it shorter, and the rest in “All fields”.
        </span>
      ) : null}
      {words !== "" && reading === null ? <span className="px-2 py-1 text-ink-3">Reading…</span> : null}
      {reading ? <ReadingLine reading={reading} whole={whole} ofLead={ofLead} /> : null}
    </div>
  );
}

function ReadingLine({ reading, whole, ofLead }: { reading: Reading; whole: string; ofLead: boolean }) {
  const { type, title, lead, choices, due, assignee } = reading;
  const several = `${choices.length} match: choose`;
  return (
    <>
      <span className="sr-only">Read as:</span>
      <Part icon={ACTIVITY_ICONS[type]} label={ACTIVITY_TYPE_LABELS[type]} text={title} to={whole} />
      {!ofLead && (lead || choices.length > 0) ? (
        <Part icon={UserRound} label="Lead" text={lead ?? several} to={whole} />
      ) : null}
      <Part icon={CalendarDays} label="Due" text={due} to={whole} />
      <Part icon={CircleUserRound} label="For" text={assignee} to={whole} />
    </>
  );
}

function Part({ icon, label, text, to }: { icon: LucideIcon; label: string; text: string; to: string }) {
  return (
    <Link
      to={to}
      className="inline-flex max-w-full min-w-0 items-center gap-[0.4rem] rounded-sm bg-beam-soft px-2 py-1 hover:underline"
    >
      <Icon of={icon} size={14} />
      <span className="flex-none text-ink-2">{label}</span>
      <b className="truncate font-semibold">{text}</b>
    </Link>
  );
}
