import { useLocation, useNavigate, useRouteLoaderData } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { SIGN_OUT_FAILURE } from "../../auth/paths";
import { SearchField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { Dialog, DialogBody } from "../../ui/overlays/dialog";
import { useToasts } from "../../ui/overlays/toast";
import { Marked } from "../marked";
import { SIGN_OUT_PATH } from "../paths";
import { MAX_SEARCH } from "../search-results";
import { type Command, type Entry, type Group, groupsFor, type SettingsPage } from "./entries";
import { useSearch } from "./use-search";

type PaletteProps = {
  onClose: () => void;
  onShow: (next: "keys" | "task") => void;
  opener: RefObject<HTMLElement>;
  /** The first text of the search box. */
  typed: string;
};

/** One search box for every page, action and record: a combobox with a list navigated by arrow keys. */
export function Palette({ onClose, onShow, opener, typed }: PaletteProps) {
  const listId = useId();
  const choose = useChoose({ onClose, onShow });
  const { text, type, groups, entries, current, point, status, isComplete } = useEntries(typed);
  const onKeyDown = listKeys({ entries, current, point, choose });
  const optionId = (entry: Entry) => `${listId}-${entry.id}`;
  return (
    <Dialog title="Search or go to" wide open onOpenChange={onClose} focusBackTo={opener}>
      <DialogBody>
        <SearchField
          label="Search pages, actions, leads, deals, tasks and posts"
          placeholder="Pages, actions, leads, deals, tasks, posts"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          maxLength={MAX_SEARCH}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p className="sr-only" role="status">
          {status}
        </p>
        <div className="-mx-2 h-[min(26rem,calc(100dvh-13rem))] overflow-auto max-md:h-[calc(100dvh-15rem)]">
          <Options
            {...{ listId, groups, current, optionId }}
            onPoint={point}
            onChoose={(entry) => choose(entry.command)}
          />
          {isComplete ? null : (
            <p className="p-2 text-ink-2" aria-hidden="true">
              {status}
            </p>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

/** The typed text, its entries, and the active one. */
function useEntries(typed: string) {
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  const { groups: found, isFailed, isSearching } = useSearch(text);
  const shell = useRouteLoaderData<{ settings: SettingsPage[] }>("admin/shell/route");
  const groups = groupsFor(text, found, { ...useLocation(), settings: shell?.settings });
  const entries = groups.flatMap((group) => group.entries);
  return {
    ...{ text, groups, entries },
    current: entries[Math.min(active, entries.length - 1)] ?? null,
    type: (next: string) => {
      setText(next);
      setActive(0);
    },
    point: (entry: Entry) => setActive(entries.indexOf(entry)),
    status: statusText(entries.length, isSearching, isFailed),
    isComplete: !isSearching && !isFailed && entries.length > 0,
  };
}

type Walk = {
  entries: Entry[];
  current: Entry | null;
  point: (entry: Entry) => void;
  choose: (command: Command) => void;
};

function listKeys({ entries, current, point, choose }: Walk) {
  return (event: KeyboardEvent) => {
    if (!current || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && entries[(entries.indexOf(current) + step + entries.length) % entries.length];
    if (next) point(next);
    if (event.key === "Enter") choose(current.command);
    if (next || event.key === "Enter") event.preventDefault();
  };
}

type OptionsProps = {
  listId: string;
  groups: Group[];
  current: Entry | null;
  optionId: (entry: Entry) => string;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

function Options({ listId, groups, current, optionId, onPoint, onChoose }: OptionsProps) {
  return (
    <div role="listbox" id={listId} aria-label="Found">
      {groups.map(({ label, entries }) => (
        <fieldset key={label} className="min-w-0 pb-2" aria-label={label}>
          <p className="px-[0.6rem] py-1 text-xs text-ink-3" aria-hidden="true">
            {label}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              isCurrent={entry === current}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  entry: Entry;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Option({ id, entry: { label, detail, parts, icon }, isCurrent, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box keeps the focus and handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      className="flex min-h-11 cursor-pointer items-center gap-[0.65rem] rounded-md px-[0.6rem] py-[0.35rem] aria-selected:bg-beam-soft max-md:flex-wrap max-md:gap-y-0"
      aria-selected={isCurrent}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="text-ink-3">
        <Icon of={icon} size={16} />
      </span>
      <span className="max-w-[65%] flex-none truncate font-medium max-md:max-w-[calc(100%-2rem)]">
        {parts ? <Marked parts={parts.label} /> : label}
      </span>
      {detail ? (
        <small className="ml-auto min-w-0 truncate text-sm text-ink-2 max-md:ml-[1.65rem] max-md:basis-full">
          {parts?.detail ? <Marked parts={parts.detail} /> : detail}
        </small>
      ) : null}
    </div>
  );
}

function useChoose({ onClose, onShow }: Omit<PaletteProps, "opener" | "typed">) {
  const navigate = useNavigate();
  const { resend } = useToasts();
  return (command: Command) => {
    if (command.kind === "keys" || command.kind === "task") return onShow(command.kind);
    onClose();
    if (command.kind === "go") navigate(command.to);
    if (command.kind === "download") window.location.assign(command.to);
    if (command.kind === "sign-out")
      resend({ body: new FormData(), action: SIGN_OUT_PATH, failure: SIGN_OUT_FAILURE });
  };
}

function statusText(count: number, isSearching: boolean, isFailed: boolean): string {
  if (isFailed) return "The search did not answer; pages and actions only";
  if (isSearching) return "Searching leads, deals, tasks and posts";
  return count === 0 ? "Nothing found" : `${count} found`;
}
