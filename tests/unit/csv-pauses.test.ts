import { expect, test } from "vitest";
import { FileRefused, findEncoding } from "../../app/crm/import/file/csv-file";
import { readRecords } from "../../app/crm/import/file/csv-records.server";
import { MAX_IMPORT_BYTES } from "../../app/crm/import/import";
import { startCpu } from "../support/cpu";

const filled = (text: string, encoding: "utf8" | "utf16le" = "utf8") =>
  Buffer.alloc(MAX_IMPORT_BYTES, Buffer.from(text, encoding));

/** Counts the turns that everything else gets while `work` runs, and the most that is computed between two of them. */
async function turnsOf(work: () => Promise<void>, noteTurn: () => void) {
  let turns = 0;
  let longest = 0;
  let isOver = false;
  let cpu = startCpu();
  const turn = () => {
    turns += 1;
    longest = Math.max(longest, cpu());
    noteTurn();
    cpu = startCpu();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return { turns, longest: Math.max(longest, cpu()) };
}

async function read(bytes: Uint8Array, encoding: "utf-8" | "utf-16le") {
  let records = 0;
  let mostRecords = 0;
  const seen = await turnsOf(
    async () => {
      try {
        for await (const _ of readRecords(bytes, { encoding, delimiter: "," })) records += 1;
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
      }
    },
    () => {
      mostRecords = Math.max(mostRecords, records);
      records = 0;
    },
  );
  return { ...seen, mostRecords: Math.max(mostRecords, records) };
}

const lead = "Ann,Bell,ann@harbor.example,216 555 0118,Harbor Auto Group,Sales,Ohio\n";

test.each([
  ["leads", filled(lead), "utf-8"],
  ["leads in UTF-16", filled(lead, "utf16le"), "utf-16le"],
  ["line breaks", filled("\n"), "utf-8"],
  ["carriage returns", filled("\r"), "utf-8"],
  ["one column", filled("a\n"), "utf-8"],
  ["rows of commas", filled(`${",".repeat(900)}\n`), "utf-8"],
  ["one word", filled("x"), "utf-8"],
  ["quotation marks", filled('"'), "utf-8"],
  ["quoted cells", filled('"a ""b"" c","d"\n'), "utf-8"],
] as const)(
  "while 20 MB of %s are read, everything else gets its turn: after 4,000 records or 200 ms at the latest",
  async (_, bytes, encoding) => {
    const { turns, longest, mostRecords } = await read(bytes, encoding);
    expect(turns).toBeGreaterThan(10);
    expect(mostRecords).toBeLessThanOrEqual(4001);
    expect(longest).toBeLessThan(200);
  },
);

test("while the encoding of 20 MB is found, everything else gets its turn", async () => {
  const bytes = filled("Zoë,Bell\n");
  const { turns, longest } = await turnsOf(
    async () => expect((await findEncoding(bytes)).encoding).toBe("utf-8"),
    () => {},
  );
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(longest).toBeLessThan(200);
});
