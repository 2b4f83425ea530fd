import { RotateCcw } from "lucide-react";
import { type Column, DataTable, PageSteps } from "../../../ui/data/table";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { TRASH_PATH } from "../../paths";
import { LEAD_FAILURES } from "../lead";
import type { TrashItem } from "./load.server";

type TrashTableProps = { leads: TrashItem[]; page: number; hasMore: boolean };

export function TrashTable({ leads, page, hasMore }: TrashTableProps) {
  return (
    <div className="card [&_td]:align-top">
      <DataTable caption="Deleted leads" columns={COLUMNS} rows={leads} keyOf={({ id }) => id} />
      <PageSteps
        page={page}
        hasMore={hasMore}
        words={["Deleted later", "Deleted earlier"]}
        className="px-card pt-4 pb-card"
      />
    </div>
  );
}

const DETAIL = "block text-xs text-ink-3";

const COLUMNS: Column<TrashItem>[] = [
  {
    head: "Name",
    cellClass: "min-w-36 wrap-anywhere",
    cell: (lead) => (
      <>
        {lead.name}
        <span className={DETAIL}>{lead.companyName}</span>
        <span className={`${DETAIL} lg:hidden`}>{lead.businessEmail}</span>
        <span className={`${DETAIL} lg:hidden`}>{lead.deletedText}</span>
      </>
    ),
  },
  { head: "Email", className: "max-lg:hidden", cell: ({ businessEmail }) => businessEmail },
  {
    head: "Deleted",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2 tabular-nums",
    cell: ({ deletedText }) => deletedText,
  },
  { head: "Actions", isHeadHidden: true, cellClass: "w-px", cell: (lead) => <TrashActions lead={lead} /> },
];

function TrashActions({ lead }: { lead: TrashItem }) {
  return (
    <div className="flex items-center justify-end gap-2 max-lg:flex-col max-lg:items-end">
      <ActionButton
        action={TRASH_PATH}
        failure={LEAD_FAILURES.restore}
        fields={{ intent: "restore", id: lead.id }}
        size="sm"
        icon={RotateCcw}
        aria-label={`Restore ${lead.name}`}
      >
        Restore
      </ActionButton>
      {lead.mayErase ? (
        <ButtonLink
          to={`?erase=${lead.id}`}
          size="sm"
          variant="text-danger"
          aria-label={`Erase person ${lead.name}`}
          preventScrollReset
        >
          Erase person
        </ButtonLink>
      ) : null}
    </div>
  );
}
