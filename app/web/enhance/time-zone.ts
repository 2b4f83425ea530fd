/**
 * Shows times in the browser's zone where the server guessed another one. Returns whether the page is left for that, so
 * that it does not count as a page view of its own.
 */
export function correctTimeZone(): boolean {
  const other = document.querySelector<HTMLAnchorElement>("[data-zone]");
  // Asked for only where it matters: the first use of Intl takes milliseconds on a phone.
  const zone = other && Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOther = !!other && other.text !== zone;
  if (isOther) location.replace(other.href + zone);
  return isOther;
}
