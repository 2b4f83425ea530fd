import type { ReactNode } from "react";
import { AssignButton } from "../../components/assign";
import { BAND_COLORS } from "../../components/lead-badges";
import { FollowUpButton } from "../../follow-ups/in-place";
import type { LEAD_SORTS } from "../filters/lead-sorts";
import { scoreBand } from "../lead";
import type { LeadColumn } from "../list-settings";
import { TagList } from "../tags/tag-list";
import { CellMenu } from "./cell-menus";
import { LEAD_PAGES, toAssignable, toFollowedUp } from "./lead-card";
import type { LeadItem } from "./load.server";

export type TableColumn = {
  /** The order that the head sorts by, of which there is an index. */
  sort?: (typeof LEAD_SORTS)[number]["name"];
  /** In rem; a column without one shares the space that is left. */
  width?: number;
  /** Given up where the list is narrow, and which of them first. */
  goes?: "first" | "next";
  /** In which of the two lines of a lead it stands where the list is very narrow; default: in none. */
  line?: 1 | 2;
  cell: (lead: LeadItem) => ReactNode;
};

/** A text on one line, whole for the pointer. */
function Text({ of }: { of: string | null }) {
  return of ? (
    <span className="block truncate text-ink-2" title={of}>
      {of}
    </span>
  ) : (
    <Nothing />
  );
}

function Nothing() {
  return <span className="text-ink-3">–</span>;
}

function Quiet({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return <div className={isEmpty ? "quiet" : undefined}>{children}</div>;
}

export const TABLE_COLUMNS: Record<LeadColumn, TableColumn> = {
  company: {
    line: 2,
    cell: ({ companyName }) => <Text of={companyName} />,
  },
  status: {
    width: 7.75,
    line: 1,
    cell: (lead) => <CellMenu lead={lead} field="status" />,
  },
  priority: { width: 5.5, goes: "first", cell: (lead) => <CellMenu lead={lead} field="priority" /> },
  score: {
    sort: "score",
    width: 5.5,
    cell: ({ leadScore }) => {
      const { tone, label } = scoreBand(leadScore);
      return (
        <span
          className={`relative flex items-center gap-2 ${BAND_COLORS[tone]}`}
          title={`Score: ${leadScore}/100, ${label}`}
        >
          <b className="w-6 text-right tabular-nums">
            <span className="sr-only">Score: </span>
            {leadScore}
            <span className="sr-only">/100</span>
          </b>
          <span className="h-[5px] w-9 rounded-[2px] bg-ink/9" aria-hidden="true">
            <span className="block h-full rounded-[2px] bg-(--band)" style={{ width: `${leadScore}%` }} />
          </span>
        </span>
      );
    },
  },
  assignee: {
    width: 8,
    goes: "first",
    cell: (lead) => (
      <Quiet isEmpty={lead.assignee === null}>
        <AssignButton what={toAssignable(lead)} form={LEAD_PAGES} />
      </Quiet>
    ),
  },
  "follow-up": {
    sort: "follow-up",
    width: 8,
    line: 2,
    cell: (lead) => (
      <Quiet isEmpty={lead.followUp === null && lead.demo === null}>
        <FollowUpButton what={toFollowedUp(lead)} form={LEAD_PAGES} />
      </Quiet>
    ),
  },
  value: {
    sort: "value",
    goes: "next",
    width: 5.75,
    cell: ({ dealValueText }) => dealValueText ?? <Nothing />,
  },
  contacted: { width: 8.5, goes: "first", cell: ({ contactedOn }) => <Text of={contactedOn} /> },
  created: { sort: "newest", width: 7, cell: ({ createdDay }) => <Text of={createdDay} /> },
  email: { width: 13, cell: ({ businessEmail }) => <Text of={businessEmail} /> },
  phone: { width: 9.5, cell: ({ phoneNumber }) => <Text of={phoneNumber} /> },
  industry: { width: 8.5, cell: ({ industry }) => <Text of={industry} /> },
  source: { width: 8.5, cell: ({ sourceText }) => <Text of={sourceText} /> },
  tags: { width: 12, cell: ({ tags }) => <TagList tags={tags} shown={2} /> },
};
