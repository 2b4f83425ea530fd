import { z } from "zod";

const id = z.string().min(1).max(1024);

/** The forms of the security page. */
export const securitySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), password: z.string() }),
  z.object({ intent: z.literal("app-start") }),
  z.object({ intent: z.literal("app-confirm"), code: z.string().max(64) }),
  z.object({ intent: z.literal("app-remove") }),
  z.object({ intent: z.literal("passkey-add"), passkey: z.string().max(32_768), name: z.string().max(60) }),
  z.object({ intent: z.literal("passkey-remove"), id }),
  z.object({ intent: z.literal("session-end"), id }),
  z.object({ intent: z.literal("sessions-end-others") }),
]);
export type SecurityInput = z.infer<typeof securitySchema>;
