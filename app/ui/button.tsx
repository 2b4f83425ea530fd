import { Link, type LinkProps } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { Icon } from "./icon";

const VARIANTS = {
  signal: "btn-signal",
  ink: "btn-ink",
  outline: "",
  ghost: "btn-ghost",
  danger: "btn-danger",
  "text-danger": "btn-text-danger",
} as const;

const SIZES = { md: "", lg: "btn-lg", sm: "btn-sm" } as const;

type Look = {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  icon?: LucideIcon;
  /** Shows only the icon; children become its accessible name. */
  iconOnly?: boolean;
};

function classesOf({ variant = "outline", size = "md", iconOnly }: Look, more = ""): string {
  const all = ["btn", VARIANTS[variant], SIZES[size], iconOnly ? "btn-icon" : "", more];
  return all.filter(Boolean).join(" ");
}

function Label({ icon, size, iconOnly, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} size={size === "sm" ? 16 : 18} /> : null}
      {iconOnly ? <span className="vh">{children}</span> : children}
    </>
  );
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores clicks, but keeps the focus. */
    busy?: boolean;
    /** Replaces the label while busy, e.g. "Sending...". */
    busyLabel?: string;
  };

/** A button; type "button" by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, iconOnly, busy = false, busyLabel, className, children, onClick, ...rest },
  ref,
) {
  const look = { variant, size, icon, iconOnly };
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classesOf(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className="spin" /> : null}
      <Label {...look} icon={busy ? undefined : icon}>
        {busy ? (busyLabel ?? children) : children}
      </Label>
    </button>
  );
});

/** A link styled as a button; takes routes, `tel:`, `mailto:` and external URLs. */
export const ButtonLink = forwardRef<HTMLAnchorElement, Look & LinkProps>(function ButtonLink(
  { variant, size, icon, iconOnly, className, children, ...rest },
  ref,
) {
  const look = { variant, size, icon, iconOnly };
  return (
    <Link {...rest} ref={ref} className={classesOf(look, className)}>
      <Label {...look}>{children}</Label>
    </Link>
  );
});
