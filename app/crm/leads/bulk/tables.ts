import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../../../platform/db/columns";
import { BULK_FIELD_NAMES, BULK_STATES } from "./bulk-change";

/** A change of many leads at once. */
export const bulkChanges = sqliteTable(
  "bulk_changes",
  {
    id: idColumn(),
    field: text("field", { enum: BULK_FIELD_NAMES }).notNull(),
    /** As it is stored in the lead's column. */
    value: text("value"),
    state: text("state", { enum: BULK_STATES }).notNull(),
    /** The leads that were chosen, and those of them that did not have the value yet. */
    chosen: integer("chosen").notNull(),
    total: integer("total").notNull(),
    /** Those that were changed, which an undo brings back. */
    changed: integer("changed").notNull().default(0),
    /** The number of the portion that comes next; an undo counts it down again. */
    nextPortion: integer("next_portion").notNull().default(0),
    error: text("error"),
    /** Who made the change; once it is undone, who undid it. */
    actorId: text("actor_id").notNull(),
    actorLabel: text("actor_label").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("bulk_changes_updated_at_idx").on(table.updatedAt),
    checkOneOf("bulk_changes_field_check", table.field, BULK_FIELD_NAMES),
    checkOneOf("bulk_changes_state_check", table.state, BULK_STATES),
  ],
);

/** A row for each few hundred leads instead of one for each lead, which would cost more to write than the lead. */
export const bulkPortions = sqliteTable(
  "bulk_portions",
  {
    changeId: text("change_id")
      .notNull()
      .references(() => bulkChanges.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** JSON: the ids of the leads; once they are changed, objects of id, version and values as they were before. */
    leads: text("leads").notNull(),
    /** JSON: the ids of leads that an undo left alone, because somebody has changed them since. */
    kept: text("kept"),
  },
  (table) => [primaryKey({ name: "bulk_portions_pk", columns: [table.changeId, table.number] })],
);
