import * as Radix from "@radix-ui/react-dialog";
import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { NOTIFICATIONS_PATH } from "../../notifications/notification";
import { Empty } from "../../ui/empty";
import { Button, ButtonLink, Spinner } from "../../ui/forms/button";
import { CloseButton, closeOnEscape, LAYER } from "../../ui/overlays/dialog-layer";
import type { NotificationsView } from "./load.server";
import { NotificationList, ReadAllButton } from "./notification-list";

const PANEL = `${LAYER} flex flex-col overflow-clip rounded-xl border border-line text-ui`;
/** Below the bell; as a style, since no other layer stands there. */
const PLACE = {
  top: "3.5rem",
  right: "0.5rem",
  width: "min(28rem, calc(100vw - 1rem))",
  maxHeight: "calc(100dvh - 4.5rem)",
};
const SHOWN = 8;

type PanelProps = { onClose: () => void; opener: RefObject<HTMLElement> };

/** The newest notifications, under the bell. */
export function NotificationsPanel({ onClose, opener }: PanelProps) {
  const { data, state, load } = useFetcher<NotificationsView>();
  useEffect(() => load(NOTIFICATIONS_PATH), [load]);
  const control = { open: true, onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onClose()) };
  return (
    <Radix.Root {...control}>
      <Radix.Portal>
        <Radix.Content
          className={PANEL}
          style={PLACE}
          aria-describedby={undefined}
          onKeyDown={closeOnEscape(control)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <div className="flex flex-none items-center gap-3 px-card pt-4 pb-2">
            <Radix.Title className="mr-auto text-h4">Notifications</Radix.Title>
            {data ? <ReadAllButton unread={data.unread} until={data.until} variant="ghost" /> : null}
            <CloseButton />
          </div>
          <Body
            data={data}
            isLoading={state !== "idle"}
            onClose={onClose}
            onRetry={() => load(NOTIFICATIONS_PATH)}
          />
          <p className="flex-none border-t border-line bg-sunk px-card py-2">
            <ButtonLink to={NOTIFICATIONS_PATH} size="sm" variant="ghost" onClick={onClose}>
              All notifications
            </ButtonLink>
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type BodyProps = { data?: NotificationsView; isLoading: boolean; onClose: () => void; onRetry: () => void };

function Body({ data, isLoading, onClose, onRetry }: BodyProps) {
  if (!data?.items) {
    return (
      <div className="grid place-items-center p-7" role="status">
        {isLoading ? <Spinner /> : <Button onClick={onRetry}>Retry</Button>}
      </div>
    );
  }
  return (
    <div className="min-h-0 overflow-y-auto">
      {data.items.length > 0 ? (
        <NotificationList items={data.items.slice(0, SHOWN)} onOpen={onClose} />
      ) : (
        <Empty title="Nothing yet" isPart />
      )}
    </div>
  );
}
