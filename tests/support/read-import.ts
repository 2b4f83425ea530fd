import type { Member } from "../../app/auth/staff";
import { mapColumns } from "../../app/crm/import/columns/columns";
import { cellReader } from "../../app/crm/import/file/encoding";
import { readFile } from "../../app/crm/import/file/read-file.server";
import { readRow, rowRulesOf } from "../../app/crm/import/rows/row";
import { type ImportLayout, importSettings } from "../../app/crm/import/settings";
import { inZone, withMembers } from "../../app/crm/leads/fields/lead-fields";

/** The clock of the tests that read files. */
const READ_AT = new Date("2026-05-04T10:00:00.000Z");
const MEMBERS = [
  { id: "m1", email: "olive@beaconry.example", name: "Olive Ortega", isActive: true },
  { id: "m2", email: "tom@beaconry.example", name: "Tom Tate", isActive: true },
];

/** Reads a file as an upload does, without a database: how it is read, and what each row becomes. */
export async function readImportFile(
  bytes: Uint8Array,
  chosen: Partial<ImportLayout> = {},
  { members = MEMBERS, now = READ_AT }: { members?: Member[]; now?: Date } = {},
) {
  const { header, format, records } = await readFile(bytes);
  const settings = importSettings.parse({
    ...{ columns: mapColumns(header, format.surveys), ...chosen },
    ...{ ...format, names: header, zone: "America/Chicago", found: null },
  });
  const fields = inZone(withMembers(members), settings.zone);
  const rules = rowRulesOf({ members, settings, now, fields });
  const decode = cellReader(settings);
  const rows = [];
  for await (const { line, cells } of records) rows.push({ line, ...readRow(cells.map(decode), rules) });
  return { header, settings, rows };
}
