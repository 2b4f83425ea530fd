import { z } from "zod";
import { IMPORT_FIELDS } from "./columns";
import { DELIMITERS, ENCODINGS } from "./csv-file";
import { IMPORT_MODES } from "./import";

const found = z.object({
  /** Rows whose email has a lead already. */
  known: z.number(),
  /** Rows whose email stands in an earlier row of the file. */
  repeated: z.number(),
  /** Rows whose phone number a lead or an earlier row has. */
  phones: z.number(),
  /** Rows that lack what a new lead needs and can only update one. */
  updatesOnly: z.number(),
});

/** How the file is read, the field of each of its columns, and what the dry run found; null until it has ended. */
export const importSettings = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum(DELIMITERS),
  found: found.nullable(),
});
export type ImportSettings = z.infer<typeof importSettings>;
export type ImportFindings = z.infer<typeof found>;

/** Everything that the page of an import can send. Columns are sent as `column-0`, `column-1` and so on. */
export const importIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("map") }),
  z.object({ intent: z.literal("start"), mode: z.enum(IMPORT_MODES) }),
  z.object({ intent: z.literal("undo") }),
  z.object({ intent: z.literal("discard") }),
]);
export type ImportIntent = z.infer<typeof importIntentSchema>;
