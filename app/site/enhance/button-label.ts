/** Shows another text on a button (in its `[data-label]`, when it has one); returns what brings the old one back. */
export function swapLabel(button: HTMLElement, text: string): () => void {
  const label = button.querySelector("[data-label]") ?? button;
  const before = [...label.childNodes];
  label.replaceChildren(text);
  return () => label.replaceChildren(...before);
}
