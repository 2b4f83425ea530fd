import { useCallback, useEffect, useId, useState } from "react";
import type { Member } from "../../../auth/staff";
import { StaffAvatar } from "../../../ui/avatar";

/** What is typed after the `@` before the cursor: it may be a first and a last name. */
const TYPED = /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{N}._-]*(?: [\p{L}\p{N}._-]+)?)$/u;
const SHOWN = 6;

type Typed = { from: number; query: string };

function typedIn(area: HTMLTextAreaElement): Typed | null {
  if (area.selectionStart !== area.selectionEnd) return null;
  const [whole, query = ""] = TYPED.exec(area.value.slice(0, area.selectionStart)) ?? [];
  return whole === undefined
    ? null
    : { from: area.selectionStart - whole.length, query: query.toLowerCase() };
}

function matching(people: Member[], query: string): Member[] {
  const begins = (text: string) => text.toLowerCase().startsWith(query);
  return people
    .filter(({ isActive, name, email }) => isActive && [name, ...name.split(" "), email].some(begins))
    .slice(0, SHOWN);
}

/** The people whom the text may mention, below the text area, which keeps the focus. */
export function MentionPicker({ area, people }: { area: HTMLTextAreaElement; people: Member[] }) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedIn(area));
  const [at, setAt] = useState(0);
  const found = typed ? matching(people, typed.query) : [];
  const current = found[Math.min(at, found.length - 1)];
  const choose = useCallback(
    ({ name }: Member) => {
      const place = typedIn(area);
      if (!place) return;
      area.setRangeText(`@${name} `, place.from, area.selectionStart, "end");
      area.dispatchEvent(new Event("input", { bubbles: true }));
      setTyped(null);
      area.focus();
    },
    [area],
  );
  useTyping(area, setTyped, setAt);
  useKeys(area, { count: found.length, current, choose, move: setAt, close: setTyped });
  useEffect(() => {
    if (!current) return;
    area.setAttribute("aria-controls", id);
    area.setAttribute("aria-activedescendant", `${id}${current.id}`);
    return () => {
      area.removeAttribute("aria-controls");
      area.removeAttribute("aria-activedescendant");
    };
  }, [area, id, current]);
  return (
    <>
      <p className="sr-only" role="status">
        {found.length > 0 ? `${found.length} to mention: arrow keys and Enter` : ""}
      </p>
      {current ? <Choice id={id} found={found} current={current} onChoose={choose} /> : null}
    </>
  );
}

type ChoiceProps = { id: string; found: Member[]; current: Member; onChoose: (person: Member) => void };

function Choice({ id, found, current, onChoose }: ChoiceProps) {
  return (
    <div
      id={id}
      className="rounded-md border border-line bg-raised py-1 text-sm shadow-md"
      role="listbox"
      aria-label="Mention"
    >
      {found.map((person) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the focus and takes the keys
        <div
          key={person.id}
          id={`${id}${person.id}`}
          className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 ${person === current ? "bg-hover" : ""}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === current}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <StaffAvatar name={person.name} size="sm" />
          <span className="truncate font-medium">{person.name}</span>
          {person.name === person.email ? null : <span className="truncate text-ink-2">{person.email}</span>}
        </div>
      ))}
    </div>
  );
}

type SetTyped = (typed: Typed | null) => void;

function useTyping(area: HTMLTextAreaElement, setTyped: SetTyped, setAt: (at: number) => void) {
  useEffect(() => {
    const look = () => {
      setTyped(typedIn(area));
      setAt(0);
    };
    const leave = () => setTyped(null);
    area.addEventListener("input", look);
    area.addEventListener("click", look);
    area.addEventListener("blur", leave);
    return () => {
      area.removeEventListener("input", look);
      area.removeEventListener("click", look);
      area.removeEventListener("blur", leave);
    };
  }, [area, setTyped, setAt]);
}

type Keys = {
  count: number;
  current: Member | undefined;
  choose: (person: Member) => void;
  move: (step: (at: number) => number) => void;
  close: SetTyped;
};

const KEYS = ["ArrowDown", "ArrowUp", "Enter", "Tab", "Escape"];

/** Only while there is a choice; otherwise the keys do what they do in a text, and Escape closes the lead. */
function useKeys(area: HTMLTextAreaElement, { count, current, choose, move, close }: Keys) {
  useEffect(() => {
    if (!current) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.target !== area || event.isComposing || event.shiftKey || !KEYS.includes(key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === "Escape") close(null);
      else if (key === "ArrowDown" || key === "ArrowUp")
        move((at) => (at + (key === "ArrowDown" ? 1 : count - 1)) % count);
      else choose(current);
    };
    // Before the sheet, which listens at the document and would close.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [area, count, current, choose, move, close]);
}
