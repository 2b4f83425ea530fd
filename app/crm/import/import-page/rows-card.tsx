import { useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Steps } from "../../../ui/pager";
import { type Column, DataTable } from "../../../ui/table";

type RowPage = {
  rows: { line: number; text: string; error: string | null }[];
  page: number;
  hasMore: boolean;
};

type RowsCardProps = { title: string; name: string; list: RowPage; total: number; file?: string };

/** Rows of the file with line numbers and notes; renders nothing if there are none. */
export function RowsCard({ title, name, list, total, file }: RowsCardProps) {
  if (total === 0) return null;
  const aside = (
    <span className="flex flex-wrap items-center gap-3">
      <Badge>
        <span className="tabular-nums">{total.toLocaleString("en-US")}</span>
      </Badge>
      {file ? (
        <ButtonLink to={file} reloadDocument size="sm" icon={Download}>
          Download error file
        </ButtonLink>
      ) : null}
    </span>
  );
  return (
    <Card title={title} aside={aside} flush>
      <DataTable
        caption={`${title}, line by line`}
        columns={columnsOf(file ? "Problem" : "Remark")}
        rows={list.rows}
        keyOf={({ line }) => line}
      />
      <RowSteps name={name} title={title} list={list} />
    </Card>
  );
}

function columnsOf(note: string): Column<RowPage["rows"][number]>[] {
  return [
    {
      head: "Line",
      className: "text-right",
      cellClass: "tabular-nums",
      cell: ({ line }) => line.toLocaleString("en-US"),
    },
    {
      head: "Row",
      cellClass: "min-w-48 wrap-anywhere",
      cell: ({ text, error }) => (
        <>
          {text}
          <p className="text-ink-2 sm:hidden">{error}</p>
        </>
      ),
    },
    {
      head: note,
      className: "max-sm:hidden",
      cellClass: "min-w-56 wrap-anywhere",
      cell: ({ error }) => error,
    },
  ];
}

function RowSteps({ name, title, list: { page, hasMore } }: Pick<RowsCardProps, "name" | "title" | "list">) {
  const [params] = useSearchParams();
  if (page === 1 && !hasMore) return null;
  const toPage = (wanted: number) => {
    const next = new URLSearchParams(params);
    next.set(name, String(wanted));
    return `?${next}`;
  };
  return (
    <div className="px-card pb-4">
      <Steps
        label={`Pages: ${title}`}
        previous={page > 1 ? { to: toPage(page - 1), text: "Previous" } : null}
        next={hasMore ? { to: toPage(page + 1), text: "Next" } : null}
        preventScrollReset
      />
    </div>
  );
}
