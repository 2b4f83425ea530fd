import type { ButtonHTMLAttributes } from "react";

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
      className="switch"
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
