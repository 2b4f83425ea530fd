import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withoutOwnBooking } from "../../booking/availability.server";
import { REFUSED_FORM_CACHE } from "../../platform/http/forms/form.server";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { PageToast } from "../../web/toasts";
import { readPickerQuery } from "../booking/booking-form";
import { BookingLayout } from "../booking/layout";
import { readPicker } from "../booking/read-picker.server";
import { CancelCard } from "./cancel-card";
import { Confirmation } from "./confirmation";
import styles from "./confirmation.css?url";
import { type BookingView, changeFromForm, requireBooking, SECRET_PAGE, toView } from "./manage.server";
import { MoveForm } from "./move-form";

export const meta = metaOf({
  path: "/book-now",
  title: "Your demo",
  description: "The time of your demo: add it to your calendar, move it or cancel it.",
  keywords: ["demo"],
  noIndex: true,
});
export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const cache = actionHeaders.get("Cache-Control") ?? "private, no-store";
  return { "Cache-Control": cache, ...SECRET_PAGE };
};

/** What somebody is about to do with the demo, or has just done. */
const STEPS = ["move", "cancel", "new", "moved"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await requireBooking(params.token ?? "", context);
  const search = new URL(request.url).searchParams;
  const view = await toView(found, context);
  const step = STEPS.find((name) => search.has(name)) ?? null;
  const query = readPickerQuery(search);
  const zone = query.zone ?? found.booking.timeZone;
  const wanted = {
    query,
    zone,
    booked: {
      start: found.booking.startsAt,
      without: (state: Parameters<typeof withoutOwnBooking>[0]) => withoutOwnBooking(state, found.booking),
    },
  };
  const picker = step === "move" && view.isOpen ? await readPicker(found.db, wanted, context) : null;
  return { view, step, picker, isMailed: !search.has("unmailed") };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const outcome = await changeFromForm(request, params.token ?? "", context);
  if (outcome.kind === "done") return redirect(outcome.path, 303);
  return data(outcome, { status: outcome.status, headers: { "Cache-Control": REFUSED_FORM_CACHE } });
}

export default function BookingPage() {
  const { view, step, picker, isMailed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const toast = refused?.toast ? <PageToast toast={refused.toast} /> : null;
  if (view.isOpen && !picker && step !== "cancel") {
    return (
      <>
        <Confirmation view={view} step={step === "move" ? null : step} isMailed={isMailed} />
        {toast}
      </>
    );
  }
  return (
    <BookingLayout head={headOf(view, picker ? "Pick another time." : "Cancel this demo?")}>
      {!view.isOpen ? (
        <ClosedCard view={view} isMailed={isMailed} />
      ) : picker ? (
        <MoveForm view={view} picker={picker} taken={refused?.taken ?? null} error={refused?.error ?? null} />
      ) : (
        <CancelCard view={view} />
      )}
      {toast}
    </BookingLayout>
  );
}

function headOf({ isOpen, status, begins, withWhom }: BookingView, title: string) {
  const closed = status === "cancelled" ? "This demo is canceled." : "This demo’s time has come.";
  return { title: isOpen ? title : closed, lead: `${begins}, with ${withWhom}.` };
}

const MAILED =
  "The entry that our email put in your calendar disappears automatically; delete one you added yourself.";
const UNMAILED =
  "No email was sent, because too many were sent today: please delete the entry from your calendar yourself.";

/** A booking that can no longer be changed: cancelled, or its time has come. */
function ClosedCard({ view, isMailed }: { view: BookingView; isMailed: boolean }) {
  const isCancelled = view.status === "cancelled";
  return (
    <div className="book">
      <div className="booked">
        <h2>{isCancelled ? "Your time is free again." : "Want to meet again?"}</h2>
        {isCancelled ? <p className="text-ink-2">Your host knows. {isMailed ? MAILED : UNMAILED}</p> : null}
        <p>
          <a className={buttonClass()} href="/book-now">
            Pick Another Time
          </a>
        </p>
      </div>
    </div>
  );
}
