import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { NOTIFICATION_DAYS, NOTIFICATIONS_PATH } from "../../../notifications/notification";
import { PageHead } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ButtonLink } from "../../../ui/forms/button";
import { adminTitle } from "../../../ui/page-title";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { loadNotifications } from "../load.server";
import { NotificationList, ReadAllButton } from "../notification-list";
import type { NotificationView } from "../notification-view";
import { markNotifications } from "../read-forms.server";

export const meta = adminTitle("Notifications");

/** Also of the panel in the header, which loads the first page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadNotifications(db, staff, new URL(request.url).searchParams, context.clock());
}

export async function action({ request, context }: ActionFunctionArgs) {
  return markNotifications(await requireStaffForm(request, context));
}

export default function NotificationsPage() {
  const { items, unread, until, hasMore, onlyUnread, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Notifications"
        actions={
          <>
            <nav className={segmentsClass} aria-label="Which notifications">
              <View to={addressOf(false)} isCurrent={!onlyUnread} label="All" />
              <View to={addressOf(true)} isCurrent={onlyUnread} label="Unread" />
            </nav>
            <ReadAllButton unread={unread} until={until} />
          </>
        }
      >
        {unread === 0 ? "All read" : `${unread.toLocaleString("en-US")} unread`} · kept {NOTIFICATION_DAYS}{" "}
        days
      </PageHead>
      {items.length > 0 ? (
        <section className="card overflow-clip" aria-label="Notifications, newest first">
          {daysOf(items).map(({ day, items: told }) => (
            <Fragment key={day}>
              <h2 className="border-t border-line bg-sunk px-card py-2 font-sans text-xs font-semibold first:border-t-0">
                {day}
              </h2>
              <NotificationList items={told} />
            </Fragment>
          ))}
        </section>
      ) : (
        <Empty title={onlyUnread ? "Nothing is unread" : "Nothing yet"} detail={WHAT}>
          {SOURCES.map(([to, label]) => (
            <ButtonLink key={to} to={to} size="sm" variant={to === PROFILE ? "ghost" : undefined}>
              {label}
            </ButtonLink>
          ))}
        </Empty>
      )}
      <Steps
        label="Pages of notifications"
        previous={page > 1 ? { to: addressOf(onlyUnread, page - 1), text: "Newer" } : null}
        next={hasMore ? { to: addressOf(onlyUnread, page + 1), text: "Older" } : null}
      />
    </>
  );
}

/** The items in their order by day. */
function daysOf(items: NotificationView[]) {
  const days: { day: string; items: NotificationView[] }[] = [];
  for (const item of items) {
    if (days.at(-1)?.day === item.day) days.at(-1)?.items.push(item);
    else days.push({ day: item.day, items: [item] });
  }
  return days;
}

const WHAT =
  "You’re told when a lead is assigned to you or writes again, about your demos, when an email you sent isn’t delivered, and when a note mentions you.";

const PROFILE = "/admin/settings";

/** What one is told of, and where the mail of the morning is switched on. */
const SOURCES = [
  ["/admin/leads?assigned=me", "Your leads"],
  ["/admin/bookings", "Demos"],
  ["/admin/mail", "Email"],
  [PROFILE, "Daily digest"],
] as const;

function addressOf(onlyUnread: boolean, page = 1): string {
  const params = new URLSearchParams();
  if (onlyUnread) params.set("unread", "1");
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${NOTIFICATIONS_PATH}?${params}` : NOTIFICATIONS_PATH;
}

function View({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  return (
    <Link to={to} className={segmentClass} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </Link>
  );
}
