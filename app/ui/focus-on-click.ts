/**
 * Focuses the link or button that is clicked, as every browser but Safari already does: a dialog gives the focus back
 * to what had it when it opened.
 */
export function focusOnClick(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      if (document.activeElement !== document.body || !(target instanceof Element)) return;
      target.closest<HTMLElement>("a[href], button, summary")?.focus({ preventScroll: true });
    },
    true,
  );
}
