import type { CardView } from "./load.server";

type Gates = NonNullable<NonNullable<CardView["last"]>["gates"]>;

/** One segment per gate; those that did not pass are ochre. */
export function GateBar({ gates }: { gates: Gates }) {
  const failed = gates.filter(({ passed }) => !passed).map(({ label }) => label);
  const label = `${gates.length - failed.length} of ${gates.length} gates passed${failed.length > 0 ? `, not ${failed.join(", ")}` : ""}`;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-[3px]" role="img" aria-label={label}>
      {gates.map(({ gate, label: name, passed }) => (
        <i key={gate} title={name} className={`h-[6px] rounded-[2px] ${passed ? "bg-teal" : "bg-data-4"}`} />
      ))}
    </div>
  );
}
