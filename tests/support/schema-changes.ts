import type { DatabaseSync } from "node:sqlite";

/** `table` is the table or view that code of the version before would stumble over. */
type SchemaChange = { table: string; change: string };
type Column = { type: string; mustBeGiven: boolean };
type Table = { columns: Map<string, Column>; uniques: Map<string, string[]>; checks: number };

/**
 * What `change` takes away from code that was written before it: tables, views, columns, and writes that succeeded.
 * Whatever it adds that such code need not know is no change.
 */
export function listSchemaChanges(database: DatabaseSync, change: () => void): SchemaChange[] {
  const before = readSchema(database);
  change();
  const after = readSchema(database);
  return [...before].flatMap(([table, old]) => {
    const now = after.get(table);
    const changes = now ? compare(table, old, now) : [`${table} is gone`];
    return changes.map((text) => ({ table, change: text }));
  });
}

function compare(table: string, before: Table, after: Table): string[] {
  const columns = [...before.columns].flatMap(([name, old]) => {
    const now = after.columns.get(name);
    if (!now) return [`${table}.${name} is gone`];
    if (now.type !== old.type) return [`${table}.${name} is another type`];
    return now.mustBeGiven && !old.mustBeGiven ? [`${table}.${name} must be given`] : [];
  });
  const added = [...after.columns].flatMap(([name, { mustBeGiven }]) =>
    mustBeGiven && !before.columns.has(name) ? [`${table}.${name} must be given`] : [],
  );
  const lost = [...before.uniques.keys()].filter((name) => !after.uniques.has(name));
  // One over a column that is new holds nothing that older code writes.
  const isOfOldColumns = (names: string[]) => names.every((name) => before.columns.has(name));
  const gained = [...after.uniques].flatMap(([name, columns]) =>
    !before.uniques.has(name) && isOfOldColumns(columns) ? [name] : [],
  );
  return [
    ...columns,
    ...added,
    ...lost.map((name) => `${table} has lost the unique index ${name}`),
    ...gained.map((name) => `${table} has the new unique index ${name}`),
    ...(after.checks > before.checks ? [`${table} has another check`] : []),
  ];
}

function readSchema(database: DatabaseSync): Map<string, Table> {
  const listed = database
    .prepare(
      "select name, sql from sqlite_master where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  return new Map(
    listed.map(({ name, sql }) => [String(name), readTable(database, String(name), String(sql))]),
  );
}

function readTable(database: DatabaseSync, name: string, sql: string): Table {
  // Hidden: 0 is a column that is written, others are generated or the platform's.
  const columns = database.prepare("select * from pragma_table_xinfo(?)").all(name);
  const uniques = database
    .prepare(
      `select one.name, part.name as part from pragma_index_list(?) one, pragma_index_info(one.name) part
      where one."unique" and one.origin <> 'pk' and part.name is not null`,
    )
    .all(name);
  return {
    columns: new Map(
      columns.map((column) => [
        String(column.name),
        {
          type: String(column.type).toLowerCase(),
          mustBeGiven: column.notnull === 1 && column.dflt_value === null && column.hidden === 0,
        },
      ]),
    ),
    uniques: new Map(
      uniques.map((index) => [
        String(index.name),
        uniques.filter((other) => other.name === index.name).map(({ part }) => String(part)),
      ]),
    ),
    checks: sql.match(/\bcheck\s*\(/gi)?.length ?? 0,
  };
}
