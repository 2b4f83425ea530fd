/** Shows times in the browser's zone where the server guessed another one. */
export function correctTimeZone(): void {
  const other = document.querySelector<HTMLAnchorElement>("[data-zone]");
  if (!other) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (other.text !== timeZone) location.replace(other.href + timeZone);
}
