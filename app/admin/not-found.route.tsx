import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../auth/guard.server";
import { httpError } from "../platform/http/form.server";
import { adminTitle } from "../ui/page-title";
import { NAV } from "./nav";

export const meta = adminTitle("Page not found");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const { pathname } = new URL(request.url);
  const isPlanned = NAV.some((entry) => entry.to === pathname);
  throw httpError(
    404,
    isPlanned ? "This part of the back office is not built yet." : "There is no page at this address.",
  );
}

export default function NotFoundPage() {
  return null;
}
