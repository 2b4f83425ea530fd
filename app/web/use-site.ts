import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "../platform/http/root-data.server";

/** Company, URL and pending toast from the root loader. */
export function useSite() {
  const root = useRouteLoaderData<RootData>("root");
  // If the root loader failed, the root's error page is rendered, and no public page is.
  if (!root) throw new Error("the root loader's data is missing");
  return root;
}
