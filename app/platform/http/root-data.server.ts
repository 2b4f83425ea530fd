import type { AppLoadContext } from "@remix-run/cloudflare";
import { shownCompany } from "../company";
import { consumeToast } from "./forms/toast.server";
import { readTheme } from "./preferences.server";

/**
 * What any page may need: company, URL, pending toast, and the id under which an error is logged. `clearToast` is the
 * Set-Cookie header that ends a toast which was pending.
 */
export async function readRootData(request: Request, context: AppLoadContext) {
  const pending = consumeToast(request);
  const root = {
    company: shownCompany(await context.company()),
    siteUrl: context.env.SITE_URL,
    turnstileSiteKey: context.env.TURNSTILE_SITE_KEY ?? null,
    theme: readTheme(request),
    toast: pending?.toast ?? null,
    reference: context.reference,
    nonce: context.nonce,
  };
  return { root, clearToast: pending?.clear ?? null };
}
export type RootData = Awaited<ReturnType<typeof readRootData>>["root"];
