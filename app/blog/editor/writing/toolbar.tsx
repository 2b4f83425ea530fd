import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Table,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "../../../ui/icon";
import { useHydrated } from "../../../ui/use-browser-state";
import type { Format } from "../../markup/format-markup";

type Tool = { format: Format | "image"; label: string; icon: LucideIcon; keys?: string; ends?: boolean };

const TOOLS: Tool[] = [
  { format: "bold", label: "Bold", icon: Bold, keys: "Control+B" },
  { format: "italic", label: "Italic", icon: Italic, keys: "Control+I", ends: true },
  { format: "heading", label: "H2 heading", icon: Heading2, keys: "Control+Alt+2" },
  { format: "subheading", label: "H3 heading", icon: Heading3, keys: "Control+Alt+3" },
  { format: "list", label: "List", icon: List, keys: "Control+Shift+8" },
  { format: "numbers", label: "Numbered list", icon: ListOrdered, keys: "Control+Shift+7" },
  { format: "quote", label: "Quote", icon: Quote, keys: "Control+Shift+9", ends: true },
  { format: "link", label: "Link", icon: Link2, keys: "Control+K" },
  { format: "table", label: "Table", icon: Table },
  { format: "image", label: "Image", icon: Image },
];

type ToolbarProps = {
  onFormat: (format: Format) => void;
  /** Without it, there is no button for pictures. */
  onImage?: () => void;
  controls: string;
};

/** Buttons that insert markup; one of them is in the tab order, arrow keys move among them. */
export function Toolbar({ onFormat, onImage, controls }: ToolbarProps) {
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const tools = TOOLS.filter(({ format }) => format !== "image" || onImage);
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="flex min-h-11 flex-wrap items-center pointer-coarse:flex-nowrap pointer-coarse:overflow-x-auto"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ format, label, icon, keys, ends }, index) => (
        <span key={format} className={isHydrated ? "contents" : "invisible"}>
          <button
            type="button"
            className="grid size-9 flex-none cursor-pointer place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:size-11"
            aria-label={label}
            aria-keyshortcuts={keys}
            title={keys ? `${label} (${keys.replaceAll("+", " ").replace("Control", "Ctrl")})` : label}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => (format === "image" ? onImage?.() : onFormat(format))}
          >
            <Icon of={icon} size={18} />
          </button>
          {ends && index < tools.length - 1 ? <span className="mx-0.5 h-5 w-px flex-none bg-line" /> : null}
        </span>
      ))}
    </div>
  );
}
