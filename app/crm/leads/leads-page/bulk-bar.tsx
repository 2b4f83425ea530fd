import { useSearchParams } from "@remix-run/react";
import {
  CalendarClock,
  CircleDot,
  CircleUserRound,
  Flag,
  type LucideIcon,
  Tag,
  Trash2,
  X,
} from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { BULK_FIELD_NAMES, type BulkField, countLeads } from "../bulk/bulk-change";
import type { ChoicesOf } from "../bulk/bulk-choices";
import type { ChosenFields } from "../bulk/review";
import { listSearch } from "../filters/lead-filters";

/** The form that the table's checkboxes belong to; without JavaScript it opens the page on which they are changed. */
export const CHOICE_FORM = "chosen-leads";

/** Tags are removed in the dialog in which they are added. */
const BUTTONS: Record<Exclude<BulkField, "untag">, [label: string, icon: LucideIcon]> = {
  status: ["Status", CircleDot],
  priority: ["Priority", Flag],
  assignee: ["Assign", CircleUserRound],
  "follow-up": ["Follow-up", CalendarClock],
  tag: ["Tag", Tag],
  trash: ["Trash", Trash2],
};

const BAR =
  "sticky bottom-4 z-15 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center justify-between gap-1 rounded-lg border border-line-strong bg-raised px-3 py-2 text-sm shadow-lg";
const BUTTON =
  "inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-md px-2 font-semibold whitespace-nowrap hover:bg-hover max-sm:min-h-11 max-sm:flex-1 max-sm:flex-col max-sm:justify-center max-sm:px-0 max-sm:text-xs";

type DialogModule = typeof import("./bulk-dialog");

type BulkBarProps = {
  /** The ids of those on this page. */
  selected: string[];
  isAll: boolean;
  total: number;
  choicesOf: ChoicesOf;
  onAll: () => void;
  onClear: () => void;
  focusBackTo: RefObject<HTMLElement>;
  /** Set while leads are selected. */
  section: RefObject<HTMLElement>;
};

/** What can be done with the selected leads, at the foot of the window while there are some. */
export function BulkBar(props: BulkBarProps) {
  const { selected, isAll, total, choicesOf, onAll, onClear, focusBackTo, section } = props;
  const [params] = useSearchParams();
  const { field, dialog, open, close } = useBulkDialog();
  const list = listSearch(params);
  const chosen: ChosenFields = isAll ? [["matching", list]] : selected.map((id) => ["lead", id]);
  const count = isAll ? total : selected.length;
  return (
    <>
      <NoScriptButtons total={total} list={list} />
      <p className="sr-only" role="status">
        {count > 0 ? `${countLeads(count)} selected` : ""}
      </p>
      {count > 0 ? (
        <section ref={section} className={BAR} aria-label="Selected leads">
          <strong className="whitespace-nowrap tabular-nums">{count.toLocaleString("en-US")} selected</strong>
          {!isAll && total > selected.length ? (
            <button
              type="button"
              className="cursor-pointer px-2 underline underline-offset-2"
              onClick={onAll}
            >
              Select all {total.toLocaleString("en-US")} that match
            </button>
          ) : null}
          <FieldButtons onOpen={open} />
          <Button size="sm" variant="ghost" icon={X} iconOnly onClick={onClear}>
            Clear the selection
          </Button>
        </section>
      ) : null}
      {field && dialog ? (
        <dialog.BulkDialog
          field={field}
          chosen={chosen}
          count={count}
          list={list}
          choicesOf={choicesOf}
          onClose={close}
          onDone={() => {
            close();
            onClear();
          }}
          focusBackTo={focusBackTo}
        />
      ) : null}
    </>
  );
}

/** The dialog of a field, loaded when it is first opened: few of those who read the list change many leads. */
function useBulkDialog() {
  const [field, setField] = useState<BulkField | null>(null);
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const close = () => setField(null);
  const open = (name: BulkField) => {
    setField(name);
    if (!dialog) import("./bulk-dialog").then(setDialog, close);
  };
  return { field, dialog, open, close };
}

/** Without JavaScript nobody knows what is checked, so both ways are always offered. */
function NoScriptButtons({ total, list }: { total: number; list: string }) {
  return (
    <noscript>
      <p className="flex flex-wrap items-center gap-2 pt-3">
        <Button type="submit" size="sm" form={CHOICE_FORM}>
          Change the selected leads
        </Button>
        <Button type="submit" size="sm" form={CHOICE_FORM} name="matching" value={list}>
          Change {total === 1 ? "the one lead" : `all ${total.toLocaleString("en-US")} leads`} of this list
        </Button>
      </p>
    </noscript>
  );
}

function FieldButtons({ onOpen }: { onOpen: (field: BulkField) => void }) {
  return (
    <span className="flex max-sm:order-1 max-sm:basis-full">
      {BULK_FIELD_NAMES.map((name) => {
        if (name === "untag") return null;
        const [label, icon] = BUTTONS[name];
        return (
          <button
            key={name}
            type="button"
            className={`${BUTTON} ${name === "trash" ? "text-danger" : ""}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(name)}
          >
            <Icon of={icon} size={16} />
            {label}
          </button>
        );
      })}
    </span>
  );
}
