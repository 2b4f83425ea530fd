const KINDS = { line: "sk", heading: "sk sk-h", figure: "sk sk-n" } as const;

/** A placeholder for text that is loading. `width` is any CSS length. */
export function Skeleton({ kind = "line", width }: { kind?: keyof typeof KINDS; width?: string }) {
  return <span className={KINDS[kind]} style={width ? { width } : undefined} />;
}

/** A placeholder for a stat card. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <div className="stat gap-[0.7rem]">
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
    <p className="vh" role="status">
      {children}
    </p>
  );
}
