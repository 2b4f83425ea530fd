/** Shows times in the browser's zone where the server guessed another one. */
export function correctTimeZone(): void {
  const other = document.querySelector<HTMLAnchorElement>("[data-zone]");
  // Asked for only where it matters: the first use of Intl takes milliseconds on a phone.
  const zone = other && Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (other && other.text !== zone) location.replace(other.href + zone);
}
