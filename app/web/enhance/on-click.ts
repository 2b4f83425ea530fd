/** Calls `handle` for clicks on, or inside, elements of `root` that match the selector. */
export function onClick(
  root: EventTarget | null,
  selector: string,
  handle: (element: HTMLElement, click: Event) => void,
): void {
  root?.addEventListener("click", (click) => {
    const element = (click.target as Element).closest<HTMLElement>(selector);
    if (element) handle(element, click);
  });
}
