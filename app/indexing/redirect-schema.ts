import { z } from "zod";

/** A path of this site: it starts with one slash, and has neither a query nor anything that means another host. */
const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s?#\\]*$/);

export const redirectSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("redirect"), from: path, to: z.string().trim().max(300) }),
  z.object({ intent: z.literal("delete"), from: path }),
]);
