import { z } from "zod";

export const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  destructive: z.boolean().optional(),
  /** A form that takes back what the toast tells of: its address, its fields, and how it says that it failed. */
  undo: z
    .object({ action: z.string(), fields: z.record(z.string(), z.string()), failed: z.string() })
    .optional(),
});

/** A short message over the page: what happened, and whether it went wrong. */
export type Toast = z.infer<typeof toastSchema>;
