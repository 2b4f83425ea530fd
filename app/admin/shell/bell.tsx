import { useRouteLoaderData } from "@remix-run/react";
import { Bell as BellIcon } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { NOTIFICATIONS_PATH } from "../../notifications/notification";
import { ButtonLink } from "../../ui/forms/button";
import type { ShellView } from "./load.server";

type Panel = typeof import("../notifications/panel").NotificationsPanel;

/** The unread notifications in number; opens their panel, whose code comes with the first click, or else their page. */
export function Bell() {
  const unread = useUnread();
  const bell = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    if (!isOpen || Panel) return;
    import("../notifications/panel")
      .then((module) => setPanel(() => module.NotificationsPanel))
      .catch(() => location.assign(NOTIFICATIONS_PATH));
  }, [isOpen, Panel]);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <span className="relative flex-none">
      <ButtonLink
        ref={bell}
        to={NOTIFICATIONS_PATH}
        variant="ghost"
        size="sm"
        icon={BellIcon}
        iconOnly
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {unread > 0 ? `Notifications, ${unread.toLocaleString("en-US")} unread` : "Notifications"}
      </ButtonLink>
      {unread > 0 ? (
        <b
          className="pointer-events-none absolute top-[3px] right-0 grid h-[1.1rem] min-w-[1.1rem] place-items-center rounded-full bg-signal px-1 text-xs font-semibold text-on-signal tabular-nums"
          aria-hidden="true"
        >
          {unread > 9 ? "9+" : unread}
        </b>
      ) : null}
      {isOpen && Panel ? <Panel onClose={() => setIsOpen(false)} opener={bell} /> : null}
    </span>
  );
}

/** By now the page has loaded. */
const SETTLED_MS = 2000;

/** As the page has it, and as it is read again while the tab is seen. */
function useUnread(): number {
  const shell = useRouteLoaderData<ShellView>("admin/shell/route");
  const [unread, setUnread] = useState(shell?.unread ?? 0);
  useEffect(() => {
    const stop = new AbortController();
    const watch = () =>
      import("../notifications/watch-unread").then((of) => of.watchUnread(setUnread, stop.signal));
    const timer = setTimeout(() => watch().catch(() => {}), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  useEffect(() => setUnread(shell?.unread ?? 0), [shell]);
  return unread;
}
