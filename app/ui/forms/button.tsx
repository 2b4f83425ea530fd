import { Link, type LinkProps } from "@remix-run/react";
import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { Icon } from "../icon";

/** Classes of a button (button.css); public pages use it on plain links. */
export const buttonClass = cva("btn", {
  variants: {
    variant: {
      outline: "btn-outline",
      signal: "btn-signal",
      ink: "btn-ink",
      ghost: "btn-ghost",
      danger: "btn-danger",
      "text-danger": "btn-text-danger",
    },
    size: { md: "btn-md", lg: "btn-lg", sm: "btn-sm", icon: "btn-icon" },
  },
  defaultVariants: { variant: "outline", size: "md" },
});

type Look = {
  variant?: VariantProps<typeof buttonClass>["variant"];
  size?: "md" | "lg" | "sm";
  icon?: LucideIcon;
  /** Shows only the icon; children become its accessible name. */
  iconOnly?: boolean;
};

function classesOf({ variant, size, iconOnly }: Look, className?: string): string {
  return buttonClass({ variant, size: iconOnly ? "icon" : size, className });
}

/** As large as the text beside it. */
export function Spinner() {
  return (
    <span
      className="size-[1.05em] rounded-full border-2 border-current/28 border-t-current motion-safe:animate-spin"
      data-spinner
    />
  );
}

function Label({ icon, size, iconOnly, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} size={size === "sm" ? 16 : 18} /> : null}
      {iconOnly ? <span className="sr-only">{children}</span> : children}
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
      {busy ? <Spinner /> : null}
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
