import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

const TONES = {
  neutral: "",
  line: "badge-line",
  ok: "b-ok",
  warn: "b-warn",
  danger: "b-danger",
  info: "b-info",
  beam: "b-beam",
} as const;

export type BadgeTone = keyof typeof TONES;

/** A short status label. Features pass their own tones as `className`, with a glyph as first child. */
export function Badge({
  tone = "neutral",
  icon,
  className = "",
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={["badge", TONES[tone], className].filter(Boolean).join(" ")}>
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
