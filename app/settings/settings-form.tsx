import { CircleCheck, CircleDot } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Failure } from "../platform/http/forms/action-result";
import type { ZoneChoices } from "../platform/time/zones";
import { CardBody } from "../ui/card";
import { ActionForm, FormAlert, SubmitButton } from "../ui/forms/action-form";
import { Button } from "../ui/forms/button";
import { useAction } from "../ui/forms/use-action";
import { Icon } from "../ui/icon";

/** What a field of the form is given, by its name. */
export type FieldOf<Name extends string = string> = (name: Name) => {
  id: string;
  name: Name;
  defaultValue: string;
  errors: string[] | undefined;
};

type SettingsFormProps<Name extends string> = {
  intent: string;
  failure: Failure;
  /** Default: the current page. */
  action?: string;
  /** What is stored, by field. */
  saved: Record<Name, string>;
  /** "Saved at 2:14 PM"; null if it never was. */
  savedText: string | null;
  /** Recognizes a change that somebody else made in the meantime. */
  revision?: string;
  /** Distinguishes the button of several forms on a page: "Save Changes of Jane Doe". */
  of?: string;
  /** See `useActionForm`. */
  hasDates?: boolean;
  /** `sent`: what was refused, by field; empty if nothing was. */
  children: (field: FieldOf<Name>, sent: Values) => ReactNode;
};

/** A form that is saved separately; its footer says whether it is changed, being saved or saved. */
export function SettingsForm<Name extends string>(props: SettingsFormProps<Name>) {
  const { intent, failure, action, saved, savedText, children } = props;
  const sending = useAction<{ revision?: string }>({
    ...{ intent, failure, action },
    preventScrollReset: true,
  });
  const { form, changes, discard, events } = useChanges(saved, sending.result?.ok ?? false);
  const id = useId();
  const { result } = sending;
  useFocusOnError(form, result);
  const sent = result && !result.ok ? result.values : {};
  const field: FieldOf<Name> = (name) => ({
    id: `${id}${name}`,
    name,
    // Without scripts, a box that was unticked is no part of what was sent.
    defaultValue: sending.isFromPage ? (sent[name] ?? "") : saved[name],
    errors: result?.fieldErrors[name],
  });
  return (
    <ActionForm of={sending} ref={form} {...events} noValidate={!props.hasDates} data-unsaved>
      <input type="hidden" name="intent" value={intent} />
      {props.revision === undefined ? null : (
        <input type="hidden" name="revision" value={result?.data?.revision ?? props.revision} />
      )}
      <CardBody>
        <FormAlert {...sending} />
        <div className="grid gap-4">{children(field, sent)}</div>
      </CardBody>
      <Foot>
        <State isBusy={sending.isBusy} changes={changes} savedText={savedText} />
        {changes > 0 && !sending.isBusy ? (
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard
          </Button>
        ) : null}
        <SubmitButton
          of={sending}
          variant="ink"
          size="sm"
          aria-label={props.of && `Save Changes of ${props.of}`}
        >
          Save Changes
        </SubmitButton>
      </Foot>
    </ActionForm>
  );
}

/** Fields in two columns, on wide screens beside the title of their group. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const fields = <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>;
  if (!title) return fields;
  return (
    <div className="grid gap-3 border-t border-line pt-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h3>{title}</h3>
      {fields}
    </div>
  );
}

/** The bar at the end of a card with a form. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-lg border-t border-line bg-sunk px-card py-3">
      {children}
    </div>
  );
}

type StateProps = { isBusy: boolean; changes: number; savedText: string | null };

function State({ isBusy, changes, savedText }: StateProps) {
  return (
    <p className="mr-auto inline-flex items-center gap-[0.4rem] text-sm font-medium" role="status">
      {isBusy ? (
        <span className="text-ink-2">Saving...</span>
      ) : changes > 0 ? (
        <>
          <span className="text-warn">
            <Icon of={CircleDot} size={15} />
          </span>
          <span className="text-warn">
            {changes} {changes === 1 ? "change" : "changes"} not saved
          </span>
        </>
      ) : savedText === null ? null : (
        <>
          <span className="text-ok">
            <Icon of={CircleCheck} size={15} />
          </span>
          <span className="text-ok">{savedText}</span>
        </>
      )}
    </p>
  );
}

/**
 * Counts the fields that differ from what is saved, whenever either changes. A field that still holds what was sent
 * shows what was made of it: blanks trimmed, a holiday written in full.
 */
function useChanges(saved: Values, isSaved: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<Values>({});
  const wasSaved = useRef(isSaved);
  wasSaved.current = isSaved;
  const [changes, setChanges] = useState(0);
  const key = JSON.stringify(saved);
  const look = useCallback(() => {
    const stored: Values = JSON.parse(key);
    if (form.current) setChanges(countChanges(readValues(new FormData(form.current), stored), stored));
  }, [key]);
  useEffect(() => {
    if (form.current && wasSaved.current) restore(form.current, JSON.parse(key), sent.current);
    sent.current = {};
    look();
  }, [key, look]);
  const onSend = () => {
    if (form.current) sent.current = readValues(new FormData(form.current), saved);
  };
  const discard = () => {
    if (!form.current) return;
    restore(form.current, saved);
    look();
  };
  return { form, changes, discard, events: { onInput: look, onSubmitCapture: onSend } };
}

/** Sets the fields to `saved`; given `sent`, only those that hold just that. */
function restore(form: HTMLFormElement, saved: Values, sent?: Values): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (!sent) control.checked = (saved[control.name] ?? "").split(",").includes(control.value);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const value = saved[control.name];
      if (value !== undefined && (!sent || control.value === sent[control.name])) control.value = value;
    }
  }
}

/** After a rejected form, the first field with a message has the focus. */
function useFocusOnError(form: { current: HTMLFormElement | null }, result: { ok: boolean } | undefined) {
  useEffect(() => {
    if (result && !result.ok) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, result]);
}

/** A form's values by field name; of a field with several values, joined by commas. */
export type Values = Record<string, string>;

/** What a form holds at this moment, for the fields of `saved`; an unchecked box counts as empty. */
export function readValues(data: FormData, saved: Values): Values {
  return Object.fromEntries(Object.keys(saved).map((name) => [name, data.getAll(name).join(",")]));
}

/** How many fields differ from what is saved. The server trims texts, so blanks around them are not a change. */
export function countChanges(current: Values, saved: Values): number {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return Object.keys(saved).filter((name) => plain(current[name]) !== plain(saved[name])).length;
}

export function TimeZoneOptions({ zones: groups }: { zones: ZoneChoices }) {
  return groups.map(({ label, zones }) => (
    <optgroup key={label} label={label}>
      {zones.map((zone) => (
        <option key={zone.value} value={zone.value}>
          {zone.label}
        </option>
      ))}
    </optgroup>
  ));
}
