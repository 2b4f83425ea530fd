import { z } from "zod";
import { IMPORT_FIELDS } from "./columns";
import { DELIMITERS, ENCODINGS } from "./csv-file";
import { IMPORT_MODES, type ImportMode } from "./import";

const found = z.object({
  /** Rows whose email belongs to an existing lead. */
  known: z.number(),
  /** Rows whose email also appears in an earlier row. */
  repeated: z.number(),
  /** Rows whose phone number belongs to a lead or appears in an earlier row. */
  phones: z.number(),
  /** Rows that lack a required field and can only update a lead. */
  updatesOnly: z.number(),
});

/** The file's format, the field of each column, and the findings of the dry run (null until it is complete). */
export const importSettings = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum(DELIMITERS),
  /** Of whoever imports: a date without a time is a day of theirs. Files of before this were read as UTC's. */
  zone: z.string().default("UTC"),
  found: found.nullable(),
});
export type ImportSettings = z.infer<typeof importSettings>;
export type ImportFindings = z.infer<typeof found>;

/** Everything the import page can submit. Columns are submitted as `column-0`, `column-1` and so on. */
export const importIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("map") }),
  z.object({ intent: z.literal("start"), mode: z.enum(IMPORT_MODES) }),
  z.object({ intent: z.literal("undo") }),
  z.object({ intent: z.literal("discard") }),
]);
export type ImportIntent = z.infer<typeof importIntentSchema>;

type Counts = { totalRows: number; failedRows: number };

/** What an import would do with its valid rows. */
export function forecast({ totalRows, failedRows }: Counts, found: ImportFindings, mode: ImportMode) {
  const valid = totalRows - failedRows;
  const fresh = valid - found.known - found.repeated;
  switch (mode) {
    case "create":
      return { created: valid - found.updatesOnly, updated: 0, skipped: 0, failed: found.updatesOnly };
    case "update":
      return { created: fresh, updated: found.known, skipped: found.repeated, failed: 0 };
    case "skip":
      return { created: fresh, updated: 0, skipped: found.known + found.repeated, failed: 0 };
  }
}
