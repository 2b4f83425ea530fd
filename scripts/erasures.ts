import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { withDatabases } from "./dump/d1.ts";
import { eraseAgain, readErasures } from "./dump/erasures.ts";
import { readArguments } from "./start/arguments.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run db:erasures -- save FILE [--remote]` writes which leads were erased, by their ids; do so before a restore
 * that puts older data in the place of newer. `… replay FILE` erases those that are back. A `db:restore` does both.
 */
const USAGE = "npm run db:erasures -- save|replay FILE [--remote]";

try {
  const {
    action,
    file,
    remote: isRemote,
  } = readArguments({ usage: USAGE, flags: ["remote"], words: ["action", "file"] });
  if (action !== "save" && action !== "replay") throw new StartProblem(`Usage: ${USAGE}`);
  const { stateDir } = readSettings(process.env);
  await withDatabases({ isRemote, stateDir }, async (databases) => {
    const crm = databases.find(({ name }) => name === "beaconry");
    if (!crm) throw new StartProblem("There is no database of leads.");
    if (action === "save") {
      const ids = await readErasures(crm);
      writeFileSync(file, `${JSON.stringify(ids)}\n`);
      console.log(`${ids.length} erased leads are noted in ${file}.`);
    } else {
      const ids = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
      console.log(`${await eraseAgain(crm, ids, new Date())} leads that were back are erased again.`);
    }
  });
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
