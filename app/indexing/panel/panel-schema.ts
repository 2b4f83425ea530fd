import { z } from "zod";

export const reindexSchema = z.object({ id: z.string().min(1).max(64) });
export const aiCrawlersSchema = z.object({
  on: z.enum(["true", "false"]).transform((value) => value === "true"),
});
