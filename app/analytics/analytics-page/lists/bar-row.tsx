import type { ReactNode } from "react";

export function RowList({ className = "", children }: { className?: string; children: ReactNode }) {
  return <ul className={`grid content-start gap-[2px] ${className}`}>{children}</ul>;
}

type BarRowProps = {
  label: string;
  figure: string;
  share?: string;
  /** Of the bar under the words, in percent. */
  width: number;
  icon?: ReactNode;
  isSet?: boolean;
  /** The sum of what is not listed. */
  isQuiet?: boolean;
  /** A bar without color, where rows do not filter. */
  isPlain?: boolean;
};

/** A name on its bar, a number, and a share. */
export function BarRow({ label, figure, share, width, icon, isSet, isQuiet, isPlain }: BarRowProps) {
  const bar = isPlain ? "bg-ink/9" : "bg-tint";
  return (
    <span
      className={`grid min-h-8 items-center gap-3 rounded-sm pr-2 text-sm tabular-nums ${share ? "grid-cols-[minmax(0,1fr)_auto_3.4rem]" : "grid-cols-[minmax(0,1fr)_auto]"} ${isPlain ? "" : "max-md:min-h-10"}`}
    >
      <span
        className={`relative isolate flex min-h-7 min-w-0 items-center gap-[0.4rem] px-2 ${isQuiet ? "text-ink-2" : ""}`}
      >
        <i
          className={`absolute inset-y-0 left-0 -z-1 w-(--bar) rounded-xs ${bar} ${isSet ? "inset-ring inset-ring-teal" : ""}`}
          style={{ "--bar": `${width}%` }}
        />
        {icon}
        <span className="truncate">{label}</span>
      </span>
      <span className={isQuiet ? "font-semibold text-ink-2" : "font-semibold"}>{figure}</span>
      {share ? <span className="text-right text-ink-2">{share}</span> : null}
    </span>
  );
}
