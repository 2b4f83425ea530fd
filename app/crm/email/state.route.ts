import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { readDelivery } from "./lead-emails.server";

/** The delivery state, polled by the composer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const delivery = await readDelivery(db, params.leadId ?? "", params.mailId ?? "");
  if (!delivery) throw httpError(404, "This message isn’t here.");
  return Response.json(delivery, { headers: { "Cache-Control": "no-store" } });
}
