import { Card } from "../../ui/card";

const GUIDELINES = [
  "Run adds one run beside the schedule. Run All Functions adds one of each kind.",
  "Runs write drafts. A draft goes live when you approve it, or automatically where auto-publish is on.",
  "A statement marked [verify: …] blocks publishing until you confirm or remove it.",
  "Say why you reject a draft. The reason goes into the next brief.",
  "Only an owner can switch a function on or off. Everybody can stop all of them.",
];

export function Guidelines() {
  return (
    <Card title="Usage Guidelines">
      <ul className="grid gap-2 text-sm text-ink-2">
        {GUIDELINES.map((line) => (
          <li
            key={line}
            className="relative pl-[1.1rem] before:absolute before:top-[0.62em] before:left-0 before:h-[2px] before:w-2 before:bg-signal"
          >
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
