import { onClick } from "./on-click";

const OPAQUE_FROM = 20;

/** Marks the page as enhanced, and adds Escape and touch support to the menus, which open by CSS hover and focus. */
export function enhanceHeader(): void {
  document.documentElement.toggleAttribute("data-enhanced");
  markScrolling();
  enhanceMenus();
  enhancePanel();
}

/** Browsers without scroll timelines learn from an attribute that the page is scrolled. */
function markScrolling(): void {
  // Reading the position lays out the page, which is spared where nobody needs it.
  if ("ScrollTimeline" in window) return;
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > OPAQUE_FROM);
  addEventListener("scroll", mark);
  // An anchor, or the position of a page that comes back, has scrolled before the script runs.
  mark();
}

function enhanceMenus(): void {
  const nav = document.querySelector<HTMLElement>(".header-nav");
  if (!nav) return;
  let opened: Element | null = null;
  const reset = () => {
    opened = null;
    nav.toggleAttribute("data-closed", false);
  };
  nav.addEventListener("mouseleave", reset);
  nav.addEventListener("focusin", reset);
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    nav.querySelector<HTMLElement>("li:focus-within>a")?.focus();
    // Escape only matters while a menu is open.
    nav.toggleAttribute("data-closed", nav.matches(":hover,:focus-within"));
    const summary = document.querySelector<HTMLElement>(".header-panel[open]>summary");
    summary?.click();
    summary?.focus();
  });
  // Touch has no hover: the first tap opens the menu, the second follows the link.
  onClick(nav, "li>a:not(:only-child)", (trigger, click) => {
    if (trigger === opened || !matchMedia("(hover:none)").matches) return;
    click.preventDefault();
    trigger.focus();
    opened = trigger;
  });
}

/** Below the large breakpoint the menu is a `<details>`; it closes when focus moves on to what it covers. */
function enhancePanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>(".header-panel");
  panel?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !panel.contains(relatedTarget as Node)) panel.open = false;
  });
}
