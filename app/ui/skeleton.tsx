import { cva, type VariantProps } from "class-variance-authority";

const skeletonClass = cva(
  [
    "block rounded-xs bg-skeleton",
    "motion-safe:animate-shimmer motion-safe:bg-linear-[90deg,transparent_40%,var(--color-skeleton-shine)_50%,transparent_60%] motion-safe:bg-size-[300%_100%]",
  ],
  {
    variants: { kind: { line: "h-[0.8rem]", heading: "h-[1.3rem]", figure: "h-8 w-20" } },
    defaultVariants: { kind: "line" },
  },
);

/** A placeholder for text that is loading. `width` is any CSS length. */
export function Skeleton({ kind, width }: VariantProps<typeof skeletonClass> & { width?: string }) {
  return <span className={skeletonClass({ kind })} style={width ? { width } : undefined} data-skeleton />;
}

/** A placeholder for a stat card. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <div className="grid gap-[0.7rem] px-card pt-4 pb-[1.1rem]">
        <Skeleton width="45%" />
        <Skeleton kind="figure" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}

/** Tells screen readers once that the skeletons around it are loading. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  );
}
