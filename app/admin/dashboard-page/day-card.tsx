import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card";
import { NotLoaded } from "./stat-cards";

type DayCardProps = {
  title: string;
  /** Beside the title, in grey. */
  count: string | number | null;
  /** Where all of it is. */
  all: { to: string; label: string } | null;
  /** Null if it could not be loaded. */
  children: ReactNode;
};

/** Rows grow a little, so that cards beside each other end together. */
export const GROWING_ROWS = "flex grow flex-col";
export const ROW_SIZE = { flexGrow: 1, maxHeight: "5rem" };

/** A card of the day: what it holds, how much of it there is, the way to all of it, and rows from edge to edge. */
export function DayCard({ title, count, all, children }: DayCardProps) {
  const aside = (
    <>
      {count === null ? null : <span className="mr-auto text-sm text-ink-3 tabular-nums">{count}</span>}
      {all ? (
        <Link to={all.to} className="text-sm font-medium hover:underline">
          {all.label}
        </Link>
      ) : null}
    </>
  );
  return (
    <Card title={title} aside={aside} flush>
      {children ?? (
        <p className="px-card pb-card text-ink-2">
          <NotLoaded />
        </p>
      )}
    </Card>
  );
}
