import { type FormEvent, type ReactNode, useState } from "react";
import type { Member } from "../../../auth/staff";
import { splitMentions } from "../mentions";

type Picker = typeof import("./mention-picker").MentionPicker;

/** Around a text area in which `@` offers people; the code for that comes with the first `@`. */
export function MentionArea({ people, children }: { people: Member[]; children: ReactNode }) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [Picker, setPicker] = useState<Picker | null>(null);
  function onInput({ target }: FormEvent) {
    if (Picker || !(target instanceof HTMLTextAreaElement) || !target.value.includes("@")) return;
    setArea(target);
    // Without it, a name that is typed out mentions as well.
    import("./mention-picker").then((module) => setPicker(() => module.MentionPicker)).catch(() => {});
  }
  return (
    <div className="grid gap-1" onInput={onInput}>
      {children}
      {Picker && area ? <Picker area={area} people={people} /> : null}
    </div>
  );
}

/** A note, with those whom it mentions in bold. */
export function MentionText({ text, people }: { text: string; people: Member[] }) {
  const parts = splitMentions(text, people);
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.text.length, 0),
  );
  return parts.map(({ text: part, person }, index) =>
    person ? (
      <b key={starts[index]} className="font-semibold text-ink" title={person.email}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}
