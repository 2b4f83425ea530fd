import { z } from "zod";
import { reasonOf } from "./problem.ts";
import type { RunSql } from "./sql.ts";

const requestSchema = z.object({
  id: z.number(),
  statements: z.array(
    z.object({ query: z.string(), values: z.array(z.union([z.string(), z.number(), z.null()])) }),
  ),
});

/**
 * Executes the SQL that the parent process sends as messages, of each all or none. Browser tests set up data this way,
 * because SQLite allows one writer: a second process writing to the file would make our own writes fail.
 */
export function handleDatabaseMessages(runSql: RunSql): void {
  process.on("message", async (message: unknown) => {
    const { data } = requestSchema.safeParse(message);
    if (!data) return;
    const { id, statements } = data;
    try {
      await runSql("DB", statements);
      process.send?.({ id });
    } catch (error) {
      process.send?.({ id, error: reasonOf(error) });
    }
  });
}
