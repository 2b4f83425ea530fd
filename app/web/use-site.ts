import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../root";

/** Brand, contact data, address and a waiting toast: what the root loader gives to every page. */
export function useSite() {
  const root = useRouteLoaderData<typeof loader>("root");
  // Without root data the root's own error page is shown, and no page of the site is rendered.
  if (!root) throw new Error("the root loader's data is missing");
  return root;
}
