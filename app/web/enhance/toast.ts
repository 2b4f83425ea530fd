import { onClick } from "./on-click";

const SHOWN_FOR = 5000;

const region = document.querySelector("[data-toasts]");
let timer: ReturnType<typeof setTimeout>;

/** Shows a toast for 5 s, replacing the current one: a clone of the page's template for its kind. */
export function showToast(title: string, description = "", isDestructive?: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>(
    `[data-toast-template=${isDestructive ? "bad" : "ok"}]`,
  );
  if (!template || !region) return;
  region.replaceChildren(template.content.cloneNode(true));
  // Filled after insertion: screen readers announce changes to a live region, not its initial content.
  region.querySelector("strong")?.append(title);
  region.querySelector("p")?.append(description);
  startLife();
}

/** Closes toasts after 5 s or by their button, including those rendered by the server. */
export function enhanceToasts(): void {
  onClick(region, "[data-dismiss]", clearToast);
  startLife();
}

/** Removes the toast at once, even while it is hovered. */
export function clearToast(): void {
  region?.replaceChildren();
}

/** A toast that is hovered or focused when its time is up gets another 5 s. */
function startLife(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region?.matches(":hover,:focus-within")) startLife();
    else clearToast();
  }, SHOWN_FOR);
}
