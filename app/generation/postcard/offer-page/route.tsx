import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { httpError } from "../../../platform/http/forms/form.server";
import { metaOf } from "../../../web/meta";
import { useSite } from "../../../web/use-site";
import { readPostcardTarget } from "../postcards.server";

export const meta = metaOf({
  path: "/",
  title: "The offer on your card",
  description: "What the postcard in your mailbox offers, and how to get it.",
  keywords: ["postcard"],
  noIndex: true,
});

/** Whoever holds the card is a neighbor of the business that sent it, and no customer of ours. */
export const handle = { isPlain: true };

/** /offer/:code, where the code of a card to homes leads once its draft is approved. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? "";
  const found = await readPostcardTarget(context.publicDb, code);
  if (!found?.slug || found.card.homes === undefined) throw httpError(404, "There is no such offer.");
  const { front, offer } = found.card;
  return { code, front, offer };
}

export default function OfferPage() {
  const { code, front, offer } = useLoaderData<typeof loader>();
  const { company } = useSite();
  return (
    <section className="min-h-svh bg-mist py-section">
      <div className="wrap grid max-w-read gap-6 wrap-anywhere">
        <h1>{front}</h1>
        <p className="lead">{offer}</p>
        <div className="grid gap-4 rounded-lg border border-line bg-surface p-panel">
          <h2 className="text-[1.25rem]">How to get it</h2>
          <ol className="grid list-decimal gap-2 pl-6">
            <li>Call the number on your card.</li>
            <li>
              Say that you got the card, and read out its code: <b className="uppercase">{code}</b>
            </li>
            <li>Ask whatever you like first. Calling doesn’t commit you to anything.</li>
          </ol>
        </div>
        <p className="text-ui text-ink-2">
          The business whose name is on the card sent it to you. Would you rather not get its mail? Tell them
          when you call, or mark the card “Refused” and hand it back to your carrier.
        </p>
        <p className="text-sm text-ink-2">
          {company.name} keeps this page for them. <a href="/privacy-policy">Privacy policy</a>
        </p>
      </div>
    </section>
  );
}
