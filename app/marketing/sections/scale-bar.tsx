/** A map's scale bar, above figures. */
export function ScaleBar() {
  return (
    <div className="h-2 border border-ink bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_5%,transparent_5%_10%)]" />
  );
}
