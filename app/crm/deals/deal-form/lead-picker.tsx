import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Field } from "../../../ui/forms/field";
import { LEAD_CHOICES } from "../deal";
import type { LeadChoice } from "../lead-choices.server";
import { MAX_LEAD_SEARCH, NEW_DEAL_PATH } from "./use-deal-form";

const PAUSE_MS = 250;
/** No option of the list. */
const NONE = -1;

type LeadPickerProps = { errors?: string[] | null; chosen?: LeadChoice; name?: string };

/** Finds and picks a deal's lead: offers the newest leads, or those that match what is typed. */
export function LeadPicker({ errors, chosen, name = "leadId" }: LeadPickerProps) {
  const picker = useLeadPicker(chosen);
  const { lead, text, isOpen, found, at, hint } = picker;
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="relative grid">
      {/* Not of the type "hidden", since the first field that is refused gets the focus. */}
      <input
        type="text"
        className="sr-only"
        aria-hidden
        tabIndex={-1}
        readOnly
        name={name}
        value={lead?.id ?? ""}
        onFocus={() => box.current?.focus()}
      />
      <Field
        kind="line"
        required
        field={{ label: "Associated lead", small: true, errors: lead ? null : errors, hint }}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={box}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
            aria-required
            autoComplete="off"
            placeholder="Name, company, email or phone"
            value={text}
            onChange={(event) => picker.type(event.target.value)}
            onClick={picker.open}
            onBlur={picker.leave}
            onKeyDown={picker.press}
          />
        )}
      </Field>
      <Options id={list} {...picker} />
    </div>
  );
}

type OptionsProps = Pick<ReturnType<typeof useLeadPicker>, "found" | "at" | "isOpen" | "choose"> & {
  id: string;
};

function Options({ id, found, at, isOpen, choose }: OptionsProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Leads"
      hidden={!isOpen || found.length === 0}
      className="mt-1 max-h-52 overflow-y-auto rounded-md border border-line bg-raised p-1 text-sm"
    >
      {found.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          key={choice.id}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === at}
          ref={(option) =>
            index === at && isOpen ? option?.scrollIntoView({ block: "nearest" }) : undefined
          }
          className="cursor-pointer rounded-sm px-2 py-1.5 wrap-anywhere hover:bg-hover aria-selected:bg-sunk"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          {labelOf(choice)}
        </div>
      ))}
    </div>
  );
}

function useLeadPicker(chosen: LeadChoice | undefined) {
  const { load, data, state } = useFetcher<{ q: string; choices: LeadChoice[] }>();
  const [lead, setLead] = useState(chosen);
  const [text, setText] = useState(chosen ? labelOf(chosen) : "");
  const [isOpen, setOpen] = useState(false);
  // A lead that is chosen already is not replaced by Enter alone.
  const [at, setAt] = useState(chosen ? NONE : 0);
  // What is chosen is no search: opened again, the field offers the newest leads.
  const search = lead ? "" : text.trim().slice(0, MAX_LEAD_SEARCH);

  useEffect(() => {
    const waiting = setTimeout(
      () => load(`${NEW_DEAL_PATH}?${new URLSearchParams({ q: search })}`),
      search ? PAUSE_MS : 0,
    );
    return () => clearTimeout(waiting);
  }, [load, search]);

  const found = data?.choices ?? [];
  // Until the answer to what is typed has come, the ones before stay in sight, and Enter chooses none of them.
  const isAnswered = data?.q === search;
  const choose = (choice: LeadChoice) => {
    setLead(choice);
    setText(labelOf(choice));
    setAt(NONE);
    setOpen(false);
  };
  const press = listKeys({
    isOpen,
    setOpen,
    current: isAnswered ? found[at] : undefined,
    choose,
    walk: (step) => setAt((index) => Math.max(Math.min(index + step, found.length - 1), 0)),
  });
  return {
    ...{ lead, text, isOpen, found, at, choose, press },
    hint: lead ? undefined : hintOf(search, found.length, state !== "idle" || !isAnswered),
    open: () => setOpen(true),
    leave: () => setOpen(false),
    type: (typed: string) => {
      setLead(undefined);
      setText(typed);
      setAt(0);
      setOpen(true);
    },
  };
}

type Keys = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  current: LeadChoice | undefined;
  choose: (choice: LeadChoice) => void;
  walk: (step: number) => void;
};

function listKeys({ isOpen, setOpen, current, choose, walk }: Keys) {
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      if (isOpen) walk(step);
    } else if (event.key === "Enter") {
      // It would submit the deal form.
      if (isOpen && current) choose(current);
    } else return;
    event.preventDefault();
  };
}

export function labelOf({ firstName, lastName, companyName, businessEmail }: LeadChoice): string {
  return `${firstName} ${lastName}, ${companyName} (${businessEmail})`;
}

function hintOf(search: string, found: number, isLoading: boolean): string {
  if (isLoading) return "Loading leads";
  if (search === "") return found === 0 ? "No leads" : "The newest leads first";
  if (found === LEAD_CHOICES) return `The newest ${found} that match`;
  return found === 0 ? "No lead matches" : `${found} ${found === 1 ? "lead matches" : "leads match"}`;
}
