import { createContext, type ReactNode, useContext } from "react";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog";
import { ChoiceButton, type InPlaceEntry, InPlaceFoot, useInPlaceDialog } from "../../components/in-place";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { BULK_PATH, leadPath } from "../../paths";
import { CELL_FAILURES } from "../bulk/bulk-change";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../lead";
import { LEAD_PAGES } from "./lead-card";
import type { LeadItem } from "./load.server";

const LABELS = { status: "status", priority: "priority" } as const;
type CellField = keyof typeof LABELS;

/** The values that a cell can have, as it shows them. */
function choicesOf(field: CellField) {
  return field === "status"
    ? LEAD_STATUSES.map((value) => ({ value, badge: <StatusBadge status={value} /> }))
    : LEAD_PRIORITIES.toReversed().map((value) => ({ value, badge: <PriorityBadge priority={value} /> }));
}

type Cell = InPlaceEntry & { field: CellField; value: string };

const OpenCell = /* @__PURE__ */ createContext<(cell: Cell, at?: Element) => void>(() => {});

/** Around a table with `CellMenu`s, which share one dialog. A choice is a change of one lead, with its undo. */
export function CellMenuProvider({ children }: { children: ReactNode }) {
  const { entry, open, close, choose, pending, sending, isBusy } = useInPlaceDialog<Cell, string>();
  const chosen = pending ? pending.choice : entry?.value;
  return (
    <OpenCell.Provider value={open}>
      {children}
      {entry ? (
        <Dialog
          title={`Set the ${LABELS[entry.field]} of ${entry.name}`}
          menu={entry.menu}
          open
          onOpenChange={close}
        >
          <DialogBody>
            <ul className="grid gap-1">
              {choicesOf(entry.field).map(({ value, badge }) => (
                <li key={value}>
                  <ChoiceButton
                    icon={badge}
                    label=""
                    isChosen={value === chosen}
                    isBusy={value === chosen && isBusy}
                    isFirst={value === entry.value}
                    onChoose={() => (value === entry.value ? close() : choose(entry, value, { value }))}
                  />
                </li>
              ))}
            </ul>
          </DialogBody>
          <InPlaceFoot sending={sending} />
        </Dialog>
      ) : null}
    </OpenCell.Provider>
  );
}

/** Shows a lead's status or priority; opens the choice of another one, without JavaScript the lead's page. */
export function CellMenu({ lead, field }: { lead: LeadItem; field: CellField }) {
  const open = useContext(OpenCell);
  const { id, name } = lead;
  const fields = { intent: "run", lead: id, field };
  return (
    <button
      type="submit"
      form={LEAD_PAGES}
      formAction={leadPath(id)}
      className="-mx-1.5 inline-flex min-h-8 max-w-full cursor-pointer items-center rounded-sm px-1.5 hover:bg-hover focus-visible:-outline-offset-2"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        const value = lead[field];
        const failure = CELL_FAILURES[field];
        open(
          { name, page: leadPath(id), action: BULK_PATH, fields, failure, field, value },
          event.currentTarget,
        );
      }}
    >
      {field === "status" ? <StatusBadge status={lead.status} /> : <PriorityBadge priority={lead.priority} />}
      <span className="sr-only">
        : change the {LABELS[field]} of {name}
      </span>
    </button>
  );
}
