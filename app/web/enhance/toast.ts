import { onClick } from "./on-click";

const SHOWN_FOR = 5000;

const region = document.querySelector("[data-toasts]");
let timer: ReturnType<typeof setTimeout>;

/** Shows a toast for 5 s, in place of the one before it: a copy of the page's template for its kind. */
export function showToast(title: string, description = "", isDestructive?: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>(
    `[data-toast-template=${isDestructive ? "bad" : "ok"}]`,
  );
  if (!template || !region) return;
  region.replaceChildren(template.content.cloneNode(true));
  // Filled once it is in the page: screen readers announce a change, not an arrival.
  region.querySelector("strong")?.append(title);
  region.querySelector("p")?.append(description);
  startLife();
}

/** Makes toasts end after 5 s or by their button, those included that came with the page. */
export function enhanceToasts(): void {
  onClick(region, "[data-dismiss]", clearToast);
  startLife();
}

/** Takes the toast away at once, whether or not anybody points at it. */
export function clearToast(): void {
  region?.replaceChildren();
}

/** A toast that is pointed at or holds the focus when its time is up stays another while. */
function startLife(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region?.matches(":hover,:focus-within")) startLife();
    else clearToast();
  }, SHOWN_FOR);
}
