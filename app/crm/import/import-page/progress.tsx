import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "../../../ui/forms/button";
import { importPath } from "../../paths";
import type { ImportPage } from "./load.server";
import { StoppedUndo } from "./rows-card";

const BAR =
  "h-[0.6rem] w-full appearance-none overflow-hidden rounded-xs bg-sunk [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-teal [&::-webkit-progress-value]:transition-[width]";
const POLL_MS = 1000;

/** The queue's progress. The import continues even when nobody has the page open. */
export function Progress({ page }: { page: ImportPage }) {
  usePolling();
  const isUndo = page.state === "undoing";
  const total = isUndo ? page.createdRows + page.updatedRows : page.totalRows;
  const percent = total === 0 ? 0 : Math.floor((page.doneRows / total) * 100);
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <section className="card grid gap-[0.9rem] px-card py-5" aria-label={page.title}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <strong className="figure tracking-normal">{percent}%</strong>
        <span className="tabular-nums">
          {count(page.doneRows)} of {count(total)} rows
        </span>
      </div>
      <progress className={BAR} max={Math.max(1, total)} value={page.doneRows} aria-label={page.title} />
      <p className="text-ink-2">
        {isUndo
          ? "Every lead is put back as it was, except what someone has changed by hand since."
          : "You can leave this page: the import goes on, and this address shows how far it is."}
      </p>
      {isUndo && page.error ? <StoppedUndo error={page.error} /> : null}
      <noscript>
        <ButtonLink to={importPath(page.id)} reloadDocument size="sm">
          Look again
        </ButtonLink>
      </noscript>
    </section>
  );
}

function usePolling(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = window.setTimeout(revalidate, POLL_MS);
    return () => window.clearTimeout(timer);
  }, [revalidate, state]);
}
