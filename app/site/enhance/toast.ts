import { onClick } from "./on-click";

const SHOWN_FOR = 5000;

let timer: ReturnType<typeof setTimeout>;

/** Shows a toast for 5 s: a copy of the page's `#toast-template`, in place of the one before it. */
export function showToast(title: string, description: string, isDestructive = false): void {
  const toast = document.querySelector<HTMLTemplateElement>("#toast-template")?.content.cloneNode(true);
  const region = document.querySelector("[data-toasts]");
  if (!toast || !region) return;
  region.replaceChildren(toast);
  const shown = region.firstElementChild;
  shown?.setAttribute("role", isDestructive ? "alert" : "status");
  shown?.classList.add(isDestructive ? "toast-bad" : "toast-ok");
  // Filled once it is in the page: screen readers announce a change, not an arrival.
  shown?.querySelector("strong")?.append(title);
  shown?.querySelector("p")?.append(description);
  startLife(region);
}

/** Makes toasts end after 5 s or by their button, those included that came with the page. */
export function enhanceToasts(): void {
  const region = document.querySelector("[data-toasts]");
  if (!region) return;
  onClick(region, "button", () => region.replaceChildren());
  startLife(region);
}

/** A toast that is pointed at or holds the focus when its time is up stays another while. */
function startLife(region: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region.matches(":hover,:focus-within")) startLife(region);
    else region.replaceChildren();
  }, SHOWN_FOR);
}
