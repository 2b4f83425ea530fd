import { onClick } from "./on-click";

const OPAQUE_FROM = 20;

/** Marks a scrolled page, and adds Escape and touch support to the menus, which open by CSS hover and focus. */
export function enhanceHeader(): void {
  const root = document.documentElement;
  const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > OPAQUE_FROM);
  addEventListener("scroll", markScrolled);
  // Without scroll-driven animations the bar stays opaque unless this script runs.
  root.toggleAttribute("data-enhanced");
  markScrolled();
  enhanceMenus();
  enhancePanel();
}

function enhanceMenus(): void {
  const nav = document.querySelector<HTMLElement>(".header-nav");
  if (!nav) return;
  const menus = nav.querySelectorAll<HTMLElement>(".header-menu");
  let opened: Element | null = null;
  const setHidden = (isHidden: boolean) => {
    for (const menu of menus) menu.hidden = isHidden;
  };
  const reset = () => {
    opened = null;
    setHidden(false);
  };
  nav.addEventListener("mouseleave", reset);
  nav.addEventListener("focusin", reset);
  onEscape(() => {
    nav.querySelector<HTMLElement>("li:focus-within>a")?.focus();
    // Escape only matters while a menu is open.
    setHidden(nav.matches(":hover,:focus-within"));
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
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
  onEscape(() => {
    const summary = panel?.open ? panel.querySelector("summary") : null;
    summary?.click();
    summary?.focus();
  });
}

function onEscape(handle: () => void): void {
  addEventListener("keydown", ({ key }) => key === "Escape" && handle());
}
