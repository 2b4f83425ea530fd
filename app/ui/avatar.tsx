import { cva, type VariantProps } from "class-variance-authority";
import { createContext, useContext } from "react";

/** Initials of up to two words, of an email of its part before "@"; 'U' if there are none. */
export function initials(name: string): string {
  const words = name
    .replace(/@.*/, "")
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toUpperCase() || "U";
}

const avatarClass = cva(
  "inline-grid flex-none place-items-center bg-tint font-semibold text-ink inset-ring inset-ring-line",
  {
    variants: {
      of: { lead: "rounded-md", staff: "rounded-full" },
      size: {
        sm: "size-6 text-[0.75rem]",
        md: "size-8 text-xs",
        lg: "size-12 text-[1rem]",
        xl: "size-18 text-[1.5rem]",
      },
    },
    defaultVariants: { of: "staff", size: "md" },
  },
);

type AvatarProps = { name: string /** The address of a picture. */; src?: string | null } & VariantProps<
  typeof avatarClass
>;

/** A picture, otherwise the initials: leads in squares, staff in circles. Decorative: the name is beside it. */
export function Avatar({ name, src, of, size }: AvatarProps) {
  if (src) return <img className={avatarClass({ of, size, className: "object-cover" })} src={src} alt="" />;
  return (
    <span className={avatarClass({ of, size })} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The pictures of staff who have one: addresses by name and by email. The back office's frame provides them. */
export const Faces = createContext<Record<string, string>>({});

/** A member of the staff, by the name or email as it is shown: everywhere with the same face. */
export function StaffAvatar({ name, size }: Pick<AvatarProps, "name" | "size">) {
  return <Avatar name={name} src={useContext(Faces)[name]} size={size} />;
}
