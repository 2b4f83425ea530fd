import { z } from "zod";

export const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  destructive: z.boolean().optional(),
});

/** A short message over the page: what happened, and whether it went wrong. */
export type Toast = z.infer<typeof toastSchema>;
