import { z } from "zod";
import type { SignedInStaff } from "../../../auth/staff";
import { saveLeadList } from "../../../auth/users.server";
import {
  type ActionContext,
  makeChange,
  requireInput,
} from "../../../platform/http/forms/action-result.server";
import { LEADS_PATH } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import {
  BOARD_STATES,
  COLUMN_WIDTH,
  knownColumns,
  LIST_VIEWS,
  type ListSettings,
  readListSettings,
  TABLE_ROWS,
  WIDE_COLUMNS,
} from "../list-settings";

const settingSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("view"), value: z.enum(LIST_VIEWS) }),
  z.object({ intent: z.literal("rows"), value: z.string().transform(Number).pipe(z.literal(TABLE_ROWS)) }),
  z.object({ intent: z.literal("columns") }),
  z.object({
    intent: z.literal("width"),
    column: z.enum(WIDE_COLUMNS),
    // Empty: as usual.
    value: z.literal("").or(z.coerce.number().min(COLUMN_WIDTH.min).max(COLUMN_WIDTH.max)),
  }),
  z.object({ intent: z.literal("board"), value: z.enum(BOARD_STATES) }),
]);
export const LIST_INTENTS = settingSchema.options.map(({ shape }) => shape.intent.value);

type ListAction = ActionContext & { staff: SignedInStaff };

/** Keeps with the person how they look at the list. */
export function changeList(action: ListAction) {
  const { request, form, db, staff } = action;
  const input = requireInput(form, settingSchema);
  // Another page of the list may not exist any more.
  const search = listSearch(new URL(request.url).searchParams, { page: null });
  return makeChange(action, {
    failure: { title: "Failed to change the list" },
    backTo: LEADS_PATH + search,
    change: async () => {
      const settings = readListSettings(staff.leadList);
      const next = { ...settings, ...changed(input, form, settings) };
      await saveLeadList(db, staff.id, JSON.stringify(next));
      return { toast: null };
    },
  });
}

type Setting = z.infer<typeof settingSchema>;

function changed(input: Setting, form: FormData, { widths }: ListSettings): Partial<ListSettings> {
  switch (input.intent) {
    case "view":
      return { view: input.value };
    case "rows":
      return { rows: input.value };
    case "board":
      return { board: input.value };
    case "columns":
      return { columns: knownColumns(form.getAll("column")) };
    case "width":
      return { widths: { ...widths, [input.column]: input.value === "" ? undefined : input.value } };
  }
}
