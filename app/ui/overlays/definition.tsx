import { CircleHelp } from "lucide-react";
import { type PointerEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "../icon";

type DefinitionProps = {
  /** The figure's name. */
  name: string;
  definition: string;
  /** The word that opens it, underlined with dashes; default: a question mark, beside the name as shown. */
  children?: ReactNode;
  /** Where the mark stands. */
  className?: string;
};

/** React 18 does not know the attributes. */
const POPOVER = { popover: "auto" };
const opens = (id: string) => ({ popovertarget: id, popovertargetaction: "show" });

const MARK =
  "definition-mark grid size-6 place-items-center rounded-full text-ink-3 hover:text-ink focus-visible:-outline-offset-2";
const TERM = "term border-b border-dashed border-line-strong hover:text-ink";

const TEXT =
  "fixed z-16 m-auto hidden max-w-[min(100%,19rem)] rounded-md border border-line bg-raised p-3 text-left text-sm font-normal whitespace-normal text-ink shadow-md [&:popover-open]:block";

/**
 * What a figure counts, on hover, on focus and on a tap; also without JavaScript, where a click shows it in the middle
 * of the page. Escape or a click elsewhere closes it.
 */
export function Definition({ name, definition, children, className = "" }: DefinitionProps) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const show = () => showAt(text.current, mark.current);
  const hide = () => hideText(text.current);
  const onlyMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  return (
    <span
      className={`inline-flex ${className}`}
      onPointerEnter={onlyMouse(show)}
      onPointerLeave={onlyMouse(hide)}
    >
      <button
        ref={mark}
        type="button"
        className={children ? TERM : MARK}
        aria-label={children ? undefined : `What is ${name}?`}
        aria-describedby={id}
        {...opens(id)}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {children ?? <Icon of={CircleHelp} size={14} />}
      </button>
      <span ref={text} id={id} role="tooltip" className={TEXT} {...POPOVER}>
        {definition}
      </span>
    </span>
  );
}

/** Room to the edges of the window, in px. */
const EDGE = 8;

/** Opens the text under its mark, or above it if there is no room, until the page scrolls. */
function showAt(text: HTMLElement | null, mark: HTMLElement | null): void {
  if (!text || !mark || isOpen(text)) return;
  const { style } = text;
  // Browsers without popovers show it in the page.
  if ("showPopover" in text) text.showPopover();
  else style.display = "block";
  const at = mark.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = text;
  const left = Math.max(EDGE, Math.min(at.left - EDGE, window.innerWidth - width - EDGE));
  const isRoomBelow = at.bottom + height + EDGE <= window.innerHeight;
  style.inset = `${isRoomBelow ? at.bottom : at.top - height}px auto auto ${left}px`;
  style.margin = "0";
  const options = { capture: true, once: true, passive: true };
  window.addEventListener("scroll", () => hideText(text), options);
}

function hideText(text: HTMLElement | null): void {
  if (!text || !isOpen(text)) return;
  const { style } = text;
  if ("hidePopover" in text) text.hidePopover();
  else style.display = "";
}

function isOpen(text: HTMLElement): boolean {
  const { style } = text;
  return "showPopover" in text ? text.matches(":popover-open") : style.display !== "";
}
