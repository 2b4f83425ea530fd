import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { drawBack, drawFront } from "./postcard-drawing.server";
import { makePostcardPdf } from "./postcard-pdf.server";
import { readPostcard } from "./postcards.server";

/** /admin/content/postcards/:code: both sides as a PDF for a printer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const [postcard, { name: sender }] = await Promise.all([
    readPostcard(db, params.code ?? ""),
    context.company(),
  ]);
  if (!postcard) throw httpError(404, "There is no such postcard.");
  const link = `${context.env.SITE_URL}/m/${postcard.code}`;
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
