import { Link, type LinkProps } from "@remix-run/react";
import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { Icon } from "./icon";

const BUSY = "aria-busy:border-line aria-busy:bg-sunk aria-busy:text-ink";

/** Classes of a button; public pages use it on plain links. */
export const buttonClass = cva(
  [
    "btn inline-flex cursor-pointer items-center justify-center rounded-md border leading-[1.2] font-semibold whitespace-nowrap no-underline max-[16rem]:whitespace-normal",
    "transition-[background-color,border-color,color,translate] duration-(--dur-1) active:translate-y-px",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-3",
    "aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:text-ink-3",
    "aria-busy:cursor-progress",
  ],
  {
    variants: {
      variant: {
        outline: `border-line-strong text-ink hover:border-ink hover:bg-hover ${BUSY}`,
        signal:
          "border-signal bg-signal text-on-signal hover:border-signal-hover hover:bg-signal-hover aria-busy:border-transparent aria-busy:bg-signal-busy aria-busy:text-ink",
        ink: `border-ink bg-ink text-on-ink hover:bg-ink-hover ${BUSY}`,
        ghost: `border-transparent text-ink hover:bg-hover ${BUSY}`,
        danger: `border-danger-fill bg-danger-fill text-on-danger hover:bg-danger-fill-hover ${BUSY}`,
        "text-danger": `border-line-strong text-danger hover:border-danger hover:bg-danger-soft ${BUSY}`,
      },
      size: {
        md: "min-h-control gap-2 px-[1.15rem] py-2 text-ui",
        lg: "min-h-13 gap-2 px-6 py-2 text-body",
        sm: "min-h-control-sm gap-[0.4rem] px-3 py-[0.3rem] text-sm",
        icon: "btn-icon min-h-control-sm w-control-sm gap-2 text-ui",
      },
    },
    defaultVariants: { variant: "outline", size: "md" },
  },
);

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
