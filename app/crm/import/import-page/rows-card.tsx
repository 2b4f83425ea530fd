import { useSearchParams } from "@remix-run/react";
import { Download, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge";
import { Card, Stat, StatStrip } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { type Column, DataTable } from "../../../ui/data/table";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { errorClass } from "../../../ui/forms/field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { importPath } from "../../paths";
import { IMPORT_DAYS, IMPORT_FAILURES } from "../import";

export type RowPage = {
  rows: {
    line: number;
    text: string;
    error: string | null;
    cells: { at: number; label: string; text: string }[];
  }[];
  page: number;
  hasMore: boolean;
};

type RowsCardProps = {
  title: string;
  name: string;
  list: RowPage;
  total: number;
  file?: string;
  /** Instead of the table of rows. */
  children?: ReactNode;
};

/** Rows of the file with line numbers and notes; renders nothing if there are none. */
export function RowsCard({ title, name, list, total, file, children }: RowsCardProps) {
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
    <Card title={title} id={name} aside={aside} flush>
      {children ?? (
        <DataTable
          caption={`${title}, line by line`}
          columns={columnsOf(file ? "Problem" : "Remark")}
          rows={list.rows}
          keyOf={({ line }) => line}
        />
      )}
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

export function Figures({ cells }: { cells: { label: string; value: number; context: string }[] }) {
  return (
    <StatStrip>
      {cells.map(({ label, value, context }) => (
        <Stat key={label} label={label} value={value.toLocaleString("en-US")}>
          {context}
        </Stat>
      ))}
    </StatStrip>
  );
}

const UNDO = { failure: IMPORT_FAILURES.undo, fields: { intent: "undo" }, size: "sm" } as const;

type UndoProps = { page: { id: string; createdRows: number; updatedRows: number } };

/** Explains what an undo does, with the link to its question, which the URL asks. */
export function UndoOffer({ page }: UndoProps) {
  const [params] = useSearchParams();
  const leads = leadsText(page.createdRows + page.updatedRows);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-184 text-ink-2">
        Undo removes the leads that this import created and gives the ones it updated their old values. What
        someone has changed by hand since isn’t overwritten: such a lead, or such a field, stays. Possible for{" "}
        {IMPORT_DAYS} days.
      </p>
      <ButtonLink to="?ask=undo" preventScrollReset size="sm" variant="text-danger" icon={Undo2}>
        Undo import of {leads}
      </ButtonLink>
      {params.get("ask") === "undo" ? (
        <ConfirmDialog
          title={`Undo the import of ${leads}?`}
          description={consequence(page)}
          confirmLabel="Undo import"
          failure={UNDO.failure}
          fields={UNDO.fields}
          closeTo={importPath(page.id)}
        />
      ) : null}
    </div>
  );
}

function leadsText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "lead" : "leads"}`;
}

function consequence({ createdRows, updatedRows }: UndoProps["page"]): string {
  const created =
    createdRows > 0 ? `${leadsText(createdRows)} that it created ${are(createdRows)} removed` : null;
  const updated =
    updatedRows > 0 ? `${leadsText(updatedRows)} that it updated ${are(updatedRows)} as before` : null;
  return `${[created, updated].filter(Boolean).join(", ")}. What someone has changed by hand since stays.`;
}

const are = (count: number) => (count === 1 ? "is" : "are");

export function StoppedUndo({ error }: { error: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className={errorClass}>The undo has stopped: {error}</p>
      <ActionButton {...UNDO}>Go on</ActionButton>
    </div>
  );
}
