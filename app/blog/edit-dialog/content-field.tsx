import { Bold, Heading2, Italic, List, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { fieldClass, hintClass, inputClass, labelClass } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { useHydrated } from "../../ui/use-hydrated";
import { FORMATS, type Format, formatMarkup } from "../format-markup";

const TOOLS: Record<Format, { label: string; icon: LucideIcon; key?: string }> = {
  bold: { label: "Bold", icon: Bold, key: "b" },
  italic: { label: "Italic", icon: Italic, key: "i" },
  heading: { label: "H2 heading", icon: Heading2 },
  list: { label: "List", icon: List },
};

/** The text with its toolbar, which needs scripts; the markup itself can be typed. */
export function ContentField({ defaultValue }: { defaultValue: string }) {
  const id = useId();
  const hintId = useId();
  const isHydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const format = (name: Format) => field.current && insertFormat(field.current, name);

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const name = FORMATS.find((one) => TOOLS[one].key === event.key.toLowerCase());
    if (!name) return;
    event.preventDefault();
    format(name);
  }

  return (
    <div className={fieldClass()}>
      <label htmlFor={id} className={labelClass()}>
        Content
      </label>
      {isHydrated ? (
        <div role="toolbar" aria-label="Formatting" aria-controls={id} className="flex gap-1">
          {FORMATS.map((name) => (
            <Tool key={name} name={name} onPress={() => format(name)} />
          ))}
        </div>
      ) : null}
      <textarea
        ref={field}
        id={id}
        name="content"
        rows={12}
        defaultValue={defaultValue}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        className={inputClass({ kind: "area", size: "sm" })}
      />
      <p id={hintId} className={hintClass}>
        Bold, italic, headings and lists are supported. HTML is also supported.
      </p>
    </div>
  );
}

function Tool({ name, onPress }: { name: Format; onPress: () => void }) {
  const { label, icon, key } = TOOLS[name];
  return (
    <button
      type="button"
      aria-label={label}
      title={key ? `${label}, Ctrl ${key.toUpperCase()}` : label}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink max-md:size-11"
    >
      <Icon of={icon} size={17} />
    </button>
  );
}

/** Types the change as a person would, so that the browser's undo takes it back. */
function insertFormat(field: HTMLTextAreaElement, name: Format): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const edit = formatMarkup({ text, start: selectionStart, end: selectionEnd }, name);
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  if (!document.execCommand("insertText", false, edit.insert)) field.setRangeText(edit.insert);
  field.setSelectionRange(edit.start, edit.end);
}
