import { onClick } from "./on-click";
import { trackEvent } from "./track";

/** Tracks clicks on links and on elements with `data-cta` (the position of a main call to action). */
export function trackInteractions(): void {
  onClick(document, "a[href],[data-cta]", (element, click) => {
    if (!click.defaultPrevented) trackClick(element);
  });
}

/** One event per click: a call or mail link, else the call to action, else the link's target. */
function trackClick(element: HTMLElement): void {
  const { cta } = element.dataset;
  const text = element.textContent?.trim().slice(0, 200);
  const link = element.closest("a");
  if (link?.protocol === "tel:") trackEvent("phone_click", { phone_number: link.pathname });
  else if (link?.protocol === "mailto:") trackEvent("email_click", { email: link.pathname });
  else if (cta) trackEvent("button_click", { button_text: text, location: cta });
  else if (link?.host) trackLink(link, text);
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
