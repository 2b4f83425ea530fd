import { Check } from "lucide-react";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Failure } from "../../platform/http/forms/action-result";
import { RetryButton } from "../../ui/forms/action-form";
import { Spinner } from "../../ui/forms/button";
import { useAction } from "../../ui/forms/use-action";
import { Icon } from "../../ui/icon";
import { DialogFooter } from "../../ui/overlays/dialog";

/** An entry of a list, which can be changed there. */
export type InPlaceEntry = {
  /** "Marcus Bell" */
  name: string;
  /** Its page, where the same can be changed; opened without JavaScript. */
  page: string;
  /** Where a choice is sent, with `fields`. */
  action: string;
  fields: Record<string, string>;
  failure: Failure;
  /** The place of its dialog, beside what was clicked. */
  menu?: CSSProperties;
};

type Sent<Entry, Choice> = { entry: Entry; choice: Choice };

/**
 * One dialog for all entries of a list, which also sends the choice, because the entry may leave the list with it. It
 * closes once the choice is stored or refused, but not if the server was not reached.
 */
export function useInPlaceDialog<Entry extends InPlaceEntry, Choice>(
  onStored?: (sent: Sent<Entry, Choice>) => void,
) {
  const [entry, open] = useState<Entry | null>(null);
  const [sent, setSent] = useState<Sent<Entry, Choice> | null>(null);
  const { send, ...sending } = useAction({ failure: sent?.entry.failure ?? { title: "Failed to save" } });
  const { result, isBusy, isUnanswered } = sending;
  const latest = useRef({ sent, onStored });
  latest.current = { sent, onStored };
  useEffect(() => {
    const { sent: settled, onStored: callback } = latest.current;
    if (!result || !settled) return;
    if (result.ok) callback?.(settled);
    // Settled: while the page is loaded again, the next choice may be sent.
    setSent(null);
    // Another dialog may be open by the time the answer arrives.
    open((current) => (current === settled.entry ? null : current));
  }, [result]);
  const own = sent !== null && sent.entry === entry ? sent : null;
  return {
    entry,
    /** `at` is what was clicked. */
    open: (next: Entry, at?: Element) => open({ ...next, menu: at && menuBeside(at) }),
    close: () => open(null),
    choose: (of: Entry, choice: Choice, fields: Record<string, string>) => {
      if (sent && isBusy) return;
      setSent({ entry: of, choice });
      send({ ...of.fields, ...fields }, { action: of.action });
    },
    /** The open entry's choice that is on its way, or did not get there. */
    pending: own && (isBusy || isUnanswered) ? own : null,
    /** For the retry button; null before a choice was sent for the open entry. */
    sending: own && sending,
    isBusy: own !== null && isBusy,
  };
}

/** Below an element, or above it where there is more room; on a phone undefined, since a dialog fits better there. */
function menuBeside(element: Element): CSSProperties | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  if (clientWidth < 640) return undefined;
  const { left, top, bottom } = element.getBoundingClientRect();
  const below = clientHeight - bottom;
  const y = below > top ? `${bottom + 4}px auto auto` : `auto auto ${clientHeight - top + 4}px`;
  return {
    inset: `${y} ${Math.min(left, clientWidth - 336)}px`,
    margin: 0,
    width: 320,
    maxHeight: Math.max(top, below) - 20,
    "--spacing-dialog": "0.5rem",
    "--dialog-space": "0.5rem",
    "--choice-height": "2.125rem",
  };
}

/** The foot of such a dialog, once the server was not reached; `sending` is null before a choice was sent. */
export function InPlaceFoot({ sending }: { sending: ComponentProps<typeof RetryButton>["of"] | null }) {
  return sending?.isUnanswered ? (
    <DialogFooter>
      <RetryButton of={sending} />
    </DialogFooter>
  ) : null;
}

type ChoiceButtonProps = {
  icon: ReactNode;
  label: string;
  detail?: string;
  isChosen?: boolean;
  isBusy: boolean;
  /** The dialog opens with the focus here. */
  isFirst?: boolean;
  onChoose: () => void;
};

/** A line of such a dialog; arrow keys, Home, End and first letters lead to the others of its list. */
export function ChoiceButton({
  icon,
  label,
  detail,
  isChosen,
  isBusy,
  isFirst,
  onChoose,
}: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-(--choice-height,2.5rem) w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left wrap-anywhere hover:bg-hover aria-pressed:bg-hover aria-pressed:font-semibold"
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      data-autofocus={isFirst}
      onClick={onChoose}
      onKeyDown={walkChoices}
    >
      {icon}
      <span className="grow">{label}</span>
      {detail ? <small className="text-sm text-ink-2 tabular-nums">{detail}</small> : null}
      {isBusy ? <Spinner /> : null}
      {isChosen && !isBusy ? <Icon of={Check} size={16} /> : null}
    </button>
  );
}

function walkChoices(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const choices = [...(currentTarget.closest("ul")?.querySelectorAll("button") ?? [])];
  const at = choices.indexOf(currentTarget);
  const beginsWith = (choice: Element) =>
    choice.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const next =
    key.length === 1
      ? [...choices.slice(at + 1), ...choices.slice(0, at)].find(beginsWith)
      : choices.at({ ArrowDown: (at + 1) % choices.length, ArrowUp: at - 1, Home: 0, End: -1 }[key] ?? at);
  if (!next || next === currentTarget) return;
  event.preventDefault();
  next.focus();
}
