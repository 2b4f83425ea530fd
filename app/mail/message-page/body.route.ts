import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { sandboxPolicy } from "../../platform/http/security-headers.server";
import { onCard } from "../html";
import { isConfidential } from "../mail";
import { readMail } from "../mails.server";
import { withUnsubscribe } from "../suppression/unsubscribe.server";

/** /admin/mail/:mailId/body: a mail as its recipient reads it, for the frame on its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const mail = await readMail(db, params.mailId ?? "");
  if (!mail || isConfidential(mail)) throw httpError(404, "This message isn’t here.");
  const { html } = await withUnsubscribe(mail, { db, env: context.env, clock: context.clock });
  return new Response(onCard(html), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": sandboxPolicy({ withStyleAttributes: true, frameAncestors: "self" }),
    },
  });
}
