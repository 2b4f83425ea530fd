/** Shows another text on a button (in its `<span>`, beside an icon, when it has one); returns what brings the old one back. */
export function swapLabel(button: HTMLElement, text: string): () => void {
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  label.textContent = text;
  return () => {
    label.textContent = before;
  };
}
