import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { drawBack, drawFront } from "./postcard-drawing.server";
import { makePostcardPdf } from "./postcard-pdf.server";
import { senderOf } from "./postcard-view.server";
import { readPostcard } from "./postcards.server";

/** /admin/content/postcards/:code?from=&phone=: both sides as a PDF for a printer, signed by who mails the card. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const postcard = await readPostcard(db, params.code ?? "");
  if (!postcard) throw httpError(404, "There is no such postcard.");
  const link = `${context.env.SITE_URL}/m/${postcard.code}`;
  const sender = senderOf(new URL(request.url).searchParams);
  const sides = [drawFront(postcard.card), drawBack({ card: postcard.card, link, sender })];
  const pdf = await makePostcardPdf(postcard.campaign, sides);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="postcard-${postcard.code}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
