import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Revalidation = ShouldRevalidateFunctionArgs;

/** Whether a navigation only opens or closes a dialog of the page: it needs no new data, hence no connection. */
export function isDialogNavigation({ currentUrl, nextUrl, formMethod }: Revalidation): boolean {
  const isChanged = currentUrl.searchParams.get("show") !== nextUrl.searchParams.get("show");
  return formMethod === undefined && isChanged && currentUrl.pathname === nextUrl.pathname;
}

/** The `shouldRevalidate` of pages, and of the frame around them, that a failed form does not change. */
export function shouldRevalidateFrame(args: Revalidation): boolean {
  const isFailed = args.actionStatus !== undefined && args.actionStatus >= 400;
  return !isFailed && !isDialogNavigation(args) && args.defaultShouldRevalidate;
}
