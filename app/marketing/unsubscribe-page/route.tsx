import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readUnsubscribe, unsubscribe } from "../../mail/suppression/unsubscribe.server";
import { httpError, requirePost } from "../../platform/http/forms/form.server";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";

export const meta = metaOf({
  path: "/contact",
  title: "Unsubscribe",
  description: "Ends the email that our team writes to your address.",
  keywords: ["unsubscribe"],
  noIndex: true,
});

/** Not `no-referrer`, with which browsers send a form's Origin as null. */
const SECRET_PAGE = { "Referrer-Policy": "same-origin" };
const UNKNOWN = "This link leads to no email of ours. Is it complete?";

export const headers: HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { "Cache-Control": "private, no-store", ...SECRET_PAGE };

/** Only looks: programs open links to see whether they are safe. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await readUnsubscribe(context.openPrimaryDb(), params.token ?? "", context.clock());
  if (!found) throw httpError(404, UNKNOWN, SECRET_PAGE);
  return found;
}

/**
 * Any POST to the signed address unsubscribes: the page's button, and the one click in a mail program (RFC 8058), whose
 * form says nothing more. The latter must get no redirect.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requirePost(request);
  const isDone = await unsubscribe(context.openPrimaryDb(), params.token ?? "", context.clock());
  if (!isDone) throw httpError(404, UNKNOWN, SECRET_PAGE);
  const isFromPage = request.headers.get("Sec-Fetch-Site") === "same-origin";
  return isFromPage ? redirect(`/unsubscribe/${params.token}`, 303) : data(null);
}

const MAIL = {
  asked: (address: string) => `Our team will not write to ${address} any longer.`,
  done: (address: string) =>
    `Our team no longer writes to ${address}. Answers to what you do here yourself, such as the time of a demo, still come.`,
};
const DIGEST = {
  asked: (address: string) => `The daily digest will not come to ${address} any longer.`,
  done: (address: string) =>
    `The daily digest no longer comes to ${address}. Your profile can turn it on again.`,
};

export default function UnsubscribePage() {
  const { address, isDigest, isDone } = useLoaderData<typeof loader>();
  const { company } = useSite();
  return (
    <section className="bg-mist pt-under-header pb-section">
      <div className="wrap grid justify-items-start gap-5">
        <h1>{isDone ? "You are unsubscribed." : "No more email from us?"}</h1>
        <p className="lead">{(isDigest ? DIGEST : MAIL)[isDone ? "done" : "asked"](address)}</p>
        {isDone ? (
          <p>
            Was this a mistake? Write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        ) : (
          <form method="post">
            <button className={buttonClass({ variant: "ink" })} type="submit">
              Unsubscribe
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
