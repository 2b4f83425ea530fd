import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, idColumn, oneOf, updatedAt } from "../../platform/db/columns";
import { IMPORT_MODES, IMPORT_OUTCOMES, IMPORT_STATES } from "./import";

export const leadImports = sqliteTable(
  "lead_imports",
  {
    id: idColumn(),
    fileName: text("file_name").notNull(),
    state: text("state", { enum: IMPORT_STATES }).notNull(),
    /** What happens to a row whose email has a lead. */
    mode: text("mode", { enum: IMPORT_MODES }).notNull(),
    /** Header names as JSON; `importSettings` as JSON. */
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
    oneOf("lead_imports_state_check", table.state, IMPORT_STATES),
    oneOf("lead_imports_mode_check", table.mode, IMPORT_MODES),
  ],
);

/** One line of an imported file, what became of it, and the lead as it was before, for the undo. */
export const leadImportRows = sqliteTable(
  "lead_import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => leadImports.id, { onDelete: "cascade" }),
    /** Line of the file, the header being 1. */
    line: integer("line").notNull(),
    /** The cells as JSON. */
    cells: text("cells").notNull(),
    outcome: text("outcome", { enum: IMPORT_OUTCOMES }).notNull().default("waiting"),
    /** Why it failed, was skipped or stayed; of a waiting row, what to look at before. */
    error: text("error"),
    /** The lead that it became or changed; of a waiting row, the lead of the same email. */
    leadId: text("lead_id"),
    /** JSON: what an update changed (`RowChange`); of a waiting row, which earlier row it repeats. */
    before: text("before"),
  },
  (table) => [
    primaryKey({ name: "lead_import_rows_pk", columns: [table.importId, table.line] }),
    index("lead_import_rows_outcome_idx").on(table.importId, table.outcome, table.line),
    // For erasing a person.
    index("lead_import_rows_lead_idx").on(table.leadId).where(sql`${table.leadId} is not null`),
    oneOf("lead_import_rows_outcome_check", table.outcome, IMPORT_OUTCOMES),
  ],
);
