import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index } from "drizzle-orm/sqlite-core";

/** The list shows leads that are neither in the trash nor in spam review. */
export function isListed(table: { deletedAt: AnySQLiteColumn; quarantineReason: AnySQLiteColumn }): SQL {
  return sql`${table.deletedAt} is null and ${table.quarantineReason} is null`;
}

/** Last name, then first name, whatever their case. */
export function nameOrder(table: { firstName: AnySQLiteColumn; lastName: AnySQLiteColumn }): SQL {
  return sql`lower(${table.lastName} || ' ' || ${table.firstName})`;
}

/** Highest first; a lead without a value comes last. */
export function valueOrder(table: { dealValue: AnySQLiteColumn }): SQL {
  return sql`coalesce(${table.dealValue}, -1)`;
}

/** Soonest first; a lead without a follow-up comes last, since "~" follows every digit. */
export function followUpOrder(table: { nextFollowUp: AnySQLiteColumn }): SQL {
  return sql`coalesce(${table.nextFollowUp}, '~')`;
}

type LeadColumns = Record<
  | "firstName"
  | "lastName"
  | "leadScore"
  | "dealValue"
  | "nextFollowUp"
  | "createdAt"
  | "id"
  | "deletedAt"
  | "quarantineReason",
  AnySQLiteColumn
>;

/** An index for each order of the list within one filter; `rest` are read from it without a look at the row. */
export function ordersWithin(
  table: LeadColumns,
  name: string,
  filter: AnySQLiteColumn,
  rest: AnySQLiteColumn[],
) {
  const orders = {
    score: table.leadScore,
    value: valueOrder(table),
    follow_up: followUpOrder(table),
    name: nameOrder(table),
  };
  return Object.entries(orders).map(([order, key]) =>
    index(`leads_${name}_${order}_idx`)
      .on(filter, key, table.createdAt, table.id, ...rest)
      .where(isListed(table)),
  );
}
