import { z } from "zod";

const id = z.string().max(100);
export const failedJobSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry"), id }),
  z.object({ intent: z.literal("retry-all") }),
  z.object({ intent: z.literal("discard"), id }),
  z.object({ intent: z.literal("discard-all") }),
]);
