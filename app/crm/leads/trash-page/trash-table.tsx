import { RotateCcw } from "lucide-react";
import { formatDateTime } from "../../../platform/dates";
import { ActionButton } from "../../../ui/action-form";
import { ButtonLink } from "../../../ui/button";
import { Table } from "../../../ui/table";
import { TRASH_PATH } from "../../paths";
import { LEAD_FAILURES } from "../lead-failures";
import type { listTrash } from "../lead-trash.server";

type TrashRow = Awaited<ReturnType<typeof listTrash>>["rows"][number];

export function toTrashItem(row: TrashRow) {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    companyName: row.companyName,
    businessEmail: row.businessEmail,
    deletedText: formatDateTime(row.deletedAt),
  };
}
export type TrashItem = ReturnType<typeof toTrashItem>;

type TrashTableProps = { leads: TrashItem[]; page: number; hasMore: boolean };

export function TrashTable({ leads, page, hasMore }: TrashTableProps) {
  return (
    <div className="card lead-table">
      <Table caption="Deleted leads">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className="max-lg:hidden">
              Email
            </th>
            <th scope="col" className="max-lg:hidden">
              Deleted
            </th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <TrashRow key={lead.id} lead={lead} />
          ))}
        </tbody>
      </Table>
      <div className="btns card-b">
        {page > 1 ? (
          <ButtonLink size="sm" to={`?page=${page - 1}`}>
            Deleted later
          </ButtonLink>
        ) : null}
        {hasMore ? (
          <ButtonLink size="sm" to={`?page=${page + 1}`}>
            Deleted earlier
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function TrashRow({ lead }: { lead: TrashItem }) {
  return (
    <tr>
      <td className="[overflow-wrap:anywhere]">
        {lead.name}
        <span className="sub">{lead.companyName}</span>
        <span className="sub lg:hidden">{lead.businessEmail}</span>
        <span className="sub lg:hidden">{lead.deletedText}</span>
      </td>
      <td className="max-lg:hidden">{lead.businessEmail}</td>
      <td className="dim num max-lg:hidden">{lead.deletedText}</td>
      <td className="w-px">
        <TrashActions lead={lead} />
      </td>
    </tr>
  );
}

function TrashActions({ lead }: { lead: TrashItem }) {
  return (
    <div className="row-acts">
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
      <ButtonLink
        to={`?erase=${lead.id}`}
        size="sm"
        variant="text-danger"
        aria-label={`Erase person ${lead.name}`}
        preventScrollReset
      >
        Erase person
      </ButtonLink>
    </div>
  );
}
