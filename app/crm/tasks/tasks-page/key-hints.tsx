import { Key } from "../../../ui/icon";

const HINTS = [
  { keys: ["J", "K"], does: "move" },
  { keys: ["X"], does: "done" },
  { keys: ["S"], does: "snooze" },
  { keys: ["E"], does: "edit" },
  { keys: ["A"], does: "assign" },
  { keys: ["T"], does: "new task" },
  { keys: ["Ctrl Z"], does: "undo" },
  { keys: ["?"], does: "all keys" },
];

/** The keys of `useTaskKeys`; touch devices have none. */
export function KeyHints() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-2 max-sm:hidden noscript:hidden [@media(hover:none)]:hidden">
      {HINTS.map(({ keys, does }) => (
        <span key={does} className="inline-flex items-center gap-[0.35rem]">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
