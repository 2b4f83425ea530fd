import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

export const badgeClass = cva(
  "badge inline-flex items-center gap-[0.35rem] rounded-sm whitespace-nowrap leading-[1.4] max-[16rem]:whitespace-normal [&_.ic]:size-[13px]",
  {
    variants: {
      tone: {
        neutral: "font-semibold bg-badge text-ink-2",
        line: "font-medium text-ink-2 inset-ring inset-ring-line",
        ok: "font-semibold bg-ok-soft text-ok",
        warn: "font-semibold bg-warn-soft text-warn",
        danger: "font-semibold bg-danger-soft text-danger",
        info: "font-semibold bg-info-soft text-info",
        beam: "font-semibold bg-beam-soft text-ink",
        /** Colors of the caller's own. */
        none: "font-semibold",
      },
      size: {
        bare: "py-[0.15rem] text-xs",
        sm: "px-2 py-[0.15rem] text-xs",
        md: "px-[0.7rem] py-[0.3rem] text-sm",
      },
    },
    defaultVariants: { tone: "neutral", size: "sm" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeClass>["tone"]>;

type BadgeProps = VariantProps<typeof badgeClass> & {
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
};

/** A short status label. Features pass their own tones as `className`, with a glyph as first child. */
export function Badge({ tone, size, icon, className, children }: BadgeProps) {
  return (
    <span className={badgeClass({ tone, size, className })}>
      {icon ? <Icon of={icon} size={13} /> : null}
      {children}
    </span>
  );
}

/** A progress pie: 0 is a ring, 1 a full disc with a check mark. */
export function PieGlyph({ share }: { share: number }) {
  const round = 4 * Math.PI;
  return (
    <svg className="pie" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {share >= 1 ? (
        <>
          <circle cx="6" cy="6" r="6" fill="currentColor" />
          <path
            d="M3.4 6.2 5.3 8l3.3-3.8"
            fill="none"
            stroke="var(--pie-bg)"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="6" cy="6" r="5.1" fill="none" stroke="currentColor" strokeWidth="1.5" />
          {share > 0 ? (
            <circle
              cx="6"
              cy="6"
              r="2"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeDasharray={`${(round * share).toFixed(2)} ${round.toFixed(2)}`}
              transform="rotate(-90 6 6)"
            />
          ) : null}
        </>
      )}
    </svg>
  );
}

export function CrossGlyph() {
  return (
    <svg className="pie" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M3 3l6 6M9 3l-6 6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

const BARS = [0, 1, 2] as const;

/** Three ascending bars, `level` (1-3) of them filled. */
export function LevelGlyph({ level }: { level: number }) {
  return (
    <svg className="bars" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {BARS.map((bar) => (
        <rect
          key={bar}
          x={bar * 4.3}
          y={8 - bar * 4}
          width="3"
          height={4 + bar * 4}
          rx=".8"
          fill="currentColor"
          opacity={bar < level ? undefined : 0.28}
        />
      ))}
    </svg>
  );
}
