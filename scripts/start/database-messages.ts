import { z } from "zod";
import { reasonOf } from "./problem.ts";

const requestSchema = z.object({
  id: z.number(),
  query: z.string(),
  values: z.array(z.union([z.string(), z.number(), z.null()])),
});

/**
 * Executes the SQL that the parent process sends as messages. Browser tests set up data this way, because SQLite
 * allows one writer: a second process writing to the file would make our own writes fail.
 */
export function handleDatabaseMessages(openDatabase: () => Promise<D1Database>): void {
  process.on("message", async (message: unknown) => {
    const { data } = requestSchema.safeParse(message);
    if (!data) return;
    const { id, query, values } = data;
    try {
      const database = await openDatabase();
      await database
        .prepare(query)
        .bind(...values)
        .run();
      process.send?.({ id });
    } catch (error) {
      process.send?.({ id, error: reasonOf(error) });
    }
  });
}
