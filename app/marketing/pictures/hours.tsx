/** The hours below an axis of one day. The values that lie over it say their times themselves. */
export function Hours({ className }: { className: string }) {
  return (
    <p className={className} aria-hidden="true">
      <span>12 AM</span>
      <span>6</span>
      <span>noon</span>
      <span>6</span>
      <span>12 AM</span>
    </p>
  );
}
