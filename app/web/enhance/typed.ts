import { type Field, fieldsOf, mark } from "./contact-form";

/** An error of a field goes when the field changes, and what is typed to book a demo survives other pages of times. */
export function keepTyped(): void {
  addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (field.getAttribute("aria-invalid") !== "true") return;
    mark(field);
    document.querySelector(`.errors li:has([href="#${field.id}"])`)?.remove();
  });
  // A time that is chosen is one of the zone that stands above it.
  const zone = document.querySelector<Field>(".tz select");
  zone?.addEventListener("change", () => zone.form?.requestSubmit());
  const form = document.querySelector<HTMLFormElement>(".book form[method=post]");
  if (!form) return;
  try {
    const store = sessionStorage;
    const typed = new URLSearchParams(store.typed);
    store.typed = "";
    for (const field of fieldsOf(form)) field.value ||= typed.get(field.name) ?? "";
    let isSent = false;
    form.addEventListener("submit", () => {
      isSent = true;
    });
    addEventListener("pagehide", () => {
      if (!isSent) store.typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    });
  } catch {
    // Storage is blocked.
  }
}
