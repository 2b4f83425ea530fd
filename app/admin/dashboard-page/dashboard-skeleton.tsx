import { StatGrid, WideAndNarrow } from "../../ui/card";
import { LoadingNote, Skeleton, SkeletonCard } from "../../ui/skeleton";

const CARDS = ["blogs", "leads", "jobs", "rate"] as const;
const ROWS = ["first", "second", "third"] as const;

/** Has the dashboard's own layout, so that nothing shifts when the data arrives. */
export function DashboardSkeleton() {
  return (
    <>
      <LoadingNote>Loading the dashboard</LoadingNote>
      <StatGrid>
        {CARDS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </StatGrid>
      <WideAndNarrow>
        <SkeletonPanel height="16.9rem" />
        <SkeletonPanel height="16.9rem" />
      </WideAndNarrow>
      <SkeletonPanel height="18.25rem" />
    </>
  );
}

function SkeletonPanel({ height }: { height: string }) {
  return (
    <div className="card" style={{ height }} aria-hidden="true">
      <div className="grid gap-9 p-5">
        <Skeleton kind="heading" width="40%" />
        {ROWS.map((row) => (
          <Skeleton key={row} width="75%" />
        ))}
      </div>
    </div>
  );
}
