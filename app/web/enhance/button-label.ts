/** Changes a button's text (in its `<span>` if it has an icon); returns a function that restores it. */
export function swapLabel(button: HTMLElement, text: string): () => void {
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  label.textContent = text;
  return () => {
    label.textContent = before;
  };
}
