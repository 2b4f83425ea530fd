const KINDS = { line: "sk", heading: "sk sk-h", figure: "sk sk-n" } as const;

/** A bar in the place of text that is on its way. `width` is any CSS length. */
export function Skeleton({ kind = "line", width }: { kind?: keyof typeof KINDS; width?: string }) {
  return <span className={KINDS[kind]} style={width ? { width } : undefined} />;
}

/** A stat card on its way. */
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

/** Says once to screen readers that the skeletons around it are loading. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p className="vh" role="status">
      {children}
    </p>
  );
}
