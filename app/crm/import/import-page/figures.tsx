import { Stat, StatStrip } from "../../../ui/card";

export function Figures({ cells }: { cells: { label: string; value: number; context: string }[] }) {
  return (
    <StatStrip>
      {cells.map(({ label, value, context }) => (
        <Stat key={label} label={label} value={value.toLocaleString("en-US")}>
          {context}
        </Stat>
      ))}
    </StatStrip>
  );
}
