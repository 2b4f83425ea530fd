import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageError } from "../../../crm/components/page-error";
import { PageHead } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ButtonLink } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { adminTitle } from "../../../ui/page-title";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { changeAsStaff } from "../admin-actions.server";
import {
  BOOKING_FAILURES,
  BOOKING_VIEW_LABELS,
  BOOKING_VIEWS,
  type BookingViewName,
  bookingsPath,
} from "../staff-forms";
import { readBookingsQuery } from "../staff-schema";
import { BookingLink } from "./booking-link";
import { DemoDialog } from "./demo-dialog";
import { DemoList } from "./demo-list";
import { loadBookings, type Week } from "./load.server";
import { MoveDialog } from "./move-dialog";
import type { Held } from "./use-demo-drag";
import weekStyles from "./week.css?url";
import { WeekView } from "./week-view";

export const meta = adminTitle("Demos");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: weekStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  return loadBookings(reader, readBookingsQuery(params), params, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const query = readBookingsQuery(new URL(request.url).searchParams);
  return changeAsStaff(sent, context, bookingsPath(query));
}

export default function BookingsPage() {
  const { query, items, hasMore, week, dialog, zoneName, bookingUrl, nextFree } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Demos" actions={<BookingLink url={bookingUrl} />}>
        What visitors booked, in {zoneName}
        {items.length > 0 && nextFree ? `. The next free time is ${nextFree}.` : null}
      </PageHead>
      <Views current={query.view} />
      {week ? <WeekView week={week} query={query} asked={askedIn(week, dialog)} /> : null}
      {items.length > 0 ? <DemoList items={items} query={query} /> : null}
      {!week && items.length === 0 ? <NoDemos view={query.view} nextFree={nextFree} /> : null}
      <Steps
        label="Pages of demos"
        previous={
          query.page > 1 ? { to: bookingsPath({ ...query, page: query.page - 1 }), text: "Previous" } : null
        }
        next={hasMore ? { to: bookingsPath({ ...query, page: query.page + 1 }), text: "Next" } : null}
      />
      {dialog?.kind === "cancel" ? (
        <ConfirmDialog
          title={`Cancel the demo of ${dialog.item.name}`}
          description={`${dialog.item.day}, ${dialog.item.time} becomes free again. Guest and host get an email.`}
          confirmLabel="Cancel the demo"
          cancelLabel="Keep it"
          failure={BOOKING_FAILURES.cancel}
          fields={{ intent: "cancel", id: dialog.item.id }}
          closeTo={bookingsPath(query)}
        />
      ) : null}
      {dialog?.kind === "demo" ? (
        <DemoDialog item={dialog.item} query={query} closeTo={bookingsPath(query)} />
      ) : null}
      {dialog?.kind === "move" ? (
        <MoveDialog key={dialog.asked?.start} {...dialog} zoneName={zoneName} closeTo={bookingsPath(query)} />
      ) : null}
    </>
  );
}

function NoDemos({ view, nextFree }: { view: BookingViewName; nextFree: string | null }) {
  if (view === "past") {
    return <Empty title={NONE.past} detail="A demo stands here once it is over: held, missed or canceled." />;
  }
  const detail = nextFree
    ? `The next free time is ${nextFree}. Send somebody the booking link, and the demo stands here.`
    : "No time is free in the next three weeks. Set the hours in which demos can be booked.";
  return (
    <Empty title={NONE[view]} detail={detail}>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <ButtonLink to={bookingsPath({ view: "week" })} size="sm">
          Open the week
        </ButtonLink>
        {nextFree ? null : (
          <ButtonLink to="/admin/settings/booking" size="sm" variant="ink">
            Set the hours
          </ButtonLink>
        )}
      </div>
    </Empty>
  );
}

function Views({ current }: { current: BookingViewName }) {
  return (
    <nav
      className={`${segmentsClass} max-w-full justify-self-start overflow-x-auto`}
      aria-label="Demos by time"
    >
      {BOOKING_VIEWS.map((view) => (
        <Link
          key={view}
          to={bookingsPath({ view })}
          className={segmentClass}
          aria-current={view === current ? "page" : undefined}
        >
          {BOOKING_VIEW_LABELS[view]}
        </Link>
      ))}
    </nav>
  );
}

/** The demo that the dialog asks about, at the place where it would go. */
function askedIn({ days }: Week, dialog: Dialogs): Held | null {
  if (dialog?.kind !== "move" || !dialog.asked) return null;
  const { start } = dialog.asked;
  const day = days.find(({ times }) => times.some((time) => time.start === start));
  const time = day?.times.find((one) => one.start === start);
  return day && time ? { item: dialog.item, target: { date: day.date, ...time } } : null;
}
type Dialogs = ReturnType<typeof useLoaderData<typeof loader>>["dialog"];

const NONE = { upcoming: "No demos booked", past: "No demos yet", week: "" };

export function ErrorBoundary() {
  return <PageError title="Failed to load the demos" />;
}
