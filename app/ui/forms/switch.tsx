import type { ButtonHTMLAttributes } from "react";

const TRACK =
  "relative h-6 w-10 flex-none cursor-pointer rounded-full bg-sunk inset-ring inset-ring-line-strong transition-[background-color] duration-(--dur-1) aria-checked:bg-teal aria-busy:cursor-progress disabled:cursor-not-allowed disabled:opacity-55";
const KNOB =
  "after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-full after:bg-ink-3 aria-checked:after:bg-surface after:transition-[translate] after:duration-(--dur-1) aria-checked:after:translate-x-4";

/**
 * A toggle that is a submit button, so that it works without JavaScript. Its form's hidden fields say what to change
 * (`intent`, `id`, the new value); `checked` is the current state.
 */
export function Switch({ checked, label, busy = false, ...button }: SwitchProps) {
  return (
    <button
      {...button}
      type="submit"
      role="switch"
      className={`${TRACK} ${KNOB}`}
      aria-checked={checked}
      aria-label={label}
      aria-busy={busy || undefined}
    />
  );
}
type SwitchProps = { checked: boolean; label: string; busy?: boolean } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "name" | "value" | "disabled" | "form" | "onClick"
>;
