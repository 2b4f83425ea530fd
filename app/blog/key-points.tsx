import { cva, type VariantProps } from "class-variance-authority";

const listClass = cva("grid gap-[0.45rem]", {
  variants: {
    look: {
      list: "text-[1rem] text-ink-2",
      box: "text-[1rem] text-ink",
      admin: "text-ui text-ink-2",
    },
  },
  defaultVariants: { look: "list" },
});

type KeyPointsProps = VariantProps<typeof listClass> & {
  points: string[];
  rest?: string;
  className?: string;
};

/** A post's key points; `rest` is the number of further ones. */
export function KeyPoints({ points, rest, look, className }: KeyPointsProps) {
  if (points.length === 0) return null;
  return (
    <ul className={listClass({ look, className })}>
      {points.map((point) => (
        <li
          key={point}
          className="grid grid-cols-[1.1rem_1fr] gap-2 before:mt-[0.68em] before:h-[3px] before:w-3 before:rounded-[1px] before:bg-signal"
        >
          {point}
        </li>
      ))}
      {rest ? <li className="pl-[1.65rem] text-(length:--text-sm) text-ink-3">{rest}</li> : null}
    </ul>
  );
}
