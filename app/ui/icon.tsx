import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A decorative icon: `<Icon of={Users} />`. Text next to it carries the meaning. */
export function Icon({ of: Glyph, size = 18 }: { of: LucideIcon; size?: number }) {
  return <Glyph className="ic" size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}

/** Draws an icon once for all its `IconCopy`s: a list of sixty cards would repeat its paths sixty times. */
export function IconOriginal({ id, of: Glyph }: { id: string; of: LucideIcon }) {
  return (
    <svg className="hidden" aria-hidden="true">
      <Glyph id={id} strokeWidth={1.75} />
    </svg>
  );
}

/** A decorative icon that shows the `IconOriginal` of this id. */
export function IconCopy({ of, size = 18 }: { of: string; size?: number }) {
  return (
    <svg className="ic" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}

const tileClass = cva("grid flex-none place-items-center rounded-md bg-sunk text-ink-2", {
  variants: { size: { md: "size-9", sm: "size-8" } },
  defaultVariants: { size: "md" },
});

type IconTileProps = { of: LucideIcon; className?: string } & VariantProps<typeof tileClass>;

/** An icon on a square, before an entry of a list. */
export function IconTile({ of, size, className }: IconTileProps) {
  return (
    <span className={tileClass({ size, className })}>
      <Icon of={of} size={size === "sm" ? 16 : 18} />
    </span>
  );
}

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line bg-sunk px-[0.4rem] py-[0.05rem] font-sans text-xs leading-[1.5] font-medium whitespace-nowrap text-ink-2">
      {children}
    </kbd>
  );
}
