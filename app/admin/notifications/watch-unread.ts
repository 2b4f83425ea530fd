import { UNREAD_PATH } from "../../notifications/notification";

const EVERY_MS = 60_000;

/** Reads how many are unread each minute while the tab is seen, and when somebody comes back to it. */
export function watchUnread(show: (unread: number) => void, signal: AbortSignal): void {
  const read = () => {
    if (document.visibilityState !== "visible") return;
    // Quiet in every failure: the next reading comes soon.
    fetch(UNREAD_PATH, { signal, redirect: "error" })
      .then((response) => response.json())
      .then((body) => show((body as { unread: number }).unread))
      .catch(() => {});
  };
  const timer = setInterval(read, EVERY_MS);
  document.addEventListener("visibilitychange", read, { signal });
  addEventListener("focus", read, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
}
