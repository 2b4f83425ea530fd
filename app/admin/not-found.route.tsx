import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../auth/guard.server";
import { httpError } from "../platform/http/forms/form.server";
import { adminTitle } from "../ui/page-title";

export const meta = adminTitle("Page not found");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  throw httpError(404, "There is no page at this address.");
}

export default function NotFoundPage() {
  return null;
}
