import { onClick } from "./on-click";

const OPAQUE_FROM = 20;

/** Says when the page is scrolled, and lets Escape and fingers work the menus that open by hover and focus alone. */
export function enhanceHeader(): void {
  const root = document.documentElement;
  const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > OPAQUE_FROM);
  addEventListener("scroll", markScrolled);
  // Where CSS cannot read the scroll position, the bar stays opaque until it knows that somebody will say.
  root.toggleAttribute("data-enhanced");
  markScrolled();
  enhanceMenus();
  enhancePanel();
}

function enhanceMenus(): void {
  const nav = document.querySelector<HTMLElement>(".nav");
  if (!nav) return;
  const menus = nav.querySelectorAll<HTMLElement>(".menu");
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
    // Pressed elsewhere, it means something else.
    setHidden(nav.matches(":hover,:focus-within"));
  });
  // A finger cannot hover: its first tap opens the menu, the second follows the link.
  onClick(nav, "li>a:not(:only-child)", (trigger, click) => {
    if (trigger === opened || !matchMedia("(hover:none)").matches) return;
    click.preventDefault();
    trigger.focus();
    opened = trigger;
  });
}

/** The panel below the large breakpoint is an ordinary `<details>`; it closes when the focus goes on to what it covers. */
function enhancePanel(): void {
  const panel = document.querySelector<HTMLDetailsElement>(".mnav");
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
