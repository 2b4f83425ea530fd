import type { ButtonHTMLAttributes } from "react";

/**
 * An on/off control that is a submit button, so that it works without scripts: put it in a form whose hidden
 * fields say what to switch (`intent`, `id`, the wanted value). `checked` is the state now.
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
