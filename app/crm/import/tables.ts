import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../../auth/tables";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../../platform/db/columns";
import { IMPORT_MODES, IMPORT_OUTCOMES, IMPORT_STATES } from "./import";

export const leadImports = sqliteTable(
  "lead_imports",
  {
    id: idColumn(),
    fileName: text("file_name").notNull(),
    state: text("state", { enum: IMPORT_STATES }).notNull(),
    /** What to do with rows whose email belongs to a lead. */
    mode: text("mode", { enum: IMPORT_MODES }).notNull(),
    /** `header` is a JSON array of names; `mapping` is `importSettings` as JSON. */
    header: text("header").notNull(),
    mapping: text("mapping").notNull(),
    totalRows: integer("total_rows").notNull(),
    doneRows: integer("done_rows").notNull().default(0),
    createdRows: integer("created_rows").notNull().default(0),
    updatedRows: integer("updated_rows").notNull().default(0),
    skippedRows: integer("skipped_rows").notNull().default(0),
    failedRows: integer("failed_rows").notNull().default(0),
    error: text("error"),
    actorId: text("actor_id"),
    actorLabel: text("actor_label").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("lead_imports_created_at_idx").on(table.createdAt),
    checkOneOf("lead_imports_state_check", table.state, IMPORT_STATES),
    checkOneOf("lead_imports_mode_check", table.mode, IMPORT_MODES),
  ],
);

/** One row of an imported file: its cells, its outcome, and what it changed, for the undo. */
export const leadImportRows = sqliteTable(
  "lead_import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => leadImports.id, { onDelete: "cascade" }),
    /** Line in the file; the header is line 1. */
    line: integer("line").notNull(),
    /** The cells as JSON. */
    cells: text("cells").notNull(),
    outcome: text("outcome", { enum: IMPORT_OUTCOMES }).notNull().default("waiting"),
    /** Why it failed, was skipped or was kept; for a waiting row, a hint to review before the import. */
    error: text("error"),
    /** The lead it created or updated; for a waiting row, the lead with the same email. */
    leadId: text("lead_id"),
    /** JSON: what the import wrote (`RowChange`); for a waiting row, the earlier row it repeats. */
    before: text("before"),
    /** Which of its cells were not imported, and why. */
    warning: text("warning"),
  },
  (table) => [
    primaryKey({ name: "lead_import_rows_pk", columns: [table.importId, table.line] }),
    index("lead_import_rows_outcome_idx").on(table.importId, table.outcome, table.line),
    // For erasing a person's data.
    index("lead_import_rows_lead_idx").on(table.leadId).where(sql`${table.leadId} is not null`),
    checkOneOf("lead_import_rows_outcome_check", table.outcome, IMPORT_OUTCOMES),
  ],
);

/** How a person last read files of one header, for the next one. */
export const leadImportLayouts = sqliteTable(
  "lead_import_layouts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the header. */
    headerKey: text("header_key").notNull(),
    /** `importLayout` as JSON. */
    layout: text("layout").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "lead_import_layouts_pk", columns: [table.userId, table.headerKey] })],
);
