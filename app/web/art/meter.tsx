/** A bar with a tick: the current value, and the previous one, both in percent of the bar. */
export function Meter({ now, before, color }: { now: number; before: number; color: number }) {
  const style = { "--w": `${now}%`, "--b": `${before}%` };
  return (
    <span className={`meter c${color}`} style={style}>
      <i />
      <b />
    </span>
  );
}

/** "+$140" or "−$200", with a real minus sign. */
export function signedDollars(dollars: number): string {
  return `${dollars < 0 ? "−" : "+"}$${Math.abs(dollars).toLocaleString("en-US")}`;
}
