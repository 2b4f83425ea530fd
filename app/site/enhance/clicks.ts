import { onClick } from "./on-click";
import { type EventData, trackEvent } from "./track";

/** Records clicks on links and on what has `data-event`, and what a page reports by being shown (`data-event-shown`). */
export function trackInteractions(): void {
  onClick(document, "a[href],[data-event]", (element, click) => {
    if (!click.defaultPrevented) trackClick(element);
  });
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-event-shown]")) {
    trackEvent(`${dataset.eventShown}`, suppliedData(dataset), dataset.eventId);
  }
}

/** One event for a click: what the link does (call, mail), else what `data-event` says, else where it leads. */
function trackClick(element: HTMLElement): void {
  const { event, location } = element.dataset;
  const text = element.textContent?.trim().slice(0, 200);
  const link = element instanceof HTMLAnchorElement ? element : null;
  if (link?.protocol === "tel:") trackEvent("phone_click", { phone_number: link.pathname, location });
  else if (link?.protocol === "mailto:") trackEvent("email_click", { email: link.pathname, location });
  else if (event) {
    const data = suppliedData(element.dataset);
    trackEvent(event, { button_text: text, location: location ?? "page", ...data });
  } else if (link?.host) trackLink(link, text);
}

/** What the page says about an event beside its name: `data-event-data`, an object as JSON. */
function suppliedData({ eventData }: DOMStringMap): EventData {
  return JSON.parse(eventData ?? "{}");
}

function trackLink(link: HTMLAnchorElement, text: string | undefined): void {
  const { origin, pathname } = location;
  const file = link.download || link.pathname.split("/").pop() || "";
  const type = /\.(\w+)$/.exec(file)?.[1];
  if (link.hasAttribute("download") || (type && link.origin === origin)) {
    trackEvent("file_download", { file_name: file, file_type: type ?? "" });
  } else if (link.origin !== origin) {
    trackEvent("link_click", { url: link.href.slice(0, 500), link_text: text });
  } else if (link.pathname !== pathname) {
    trackEvent("page_navigation", { from_page: pathname, to_page: link.pathname });
  }
}
