import { cva, type VariantProps } from "class-variance-authority";

/** Initials of up to two words; 'U' if there are none. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.join("").toUpperCase() || "U";
}

const avatarClass = cva(
  "inline-grid flex-none place-items-center rounded-md bg-water font-semibold text-ink",
  {
    variants: { size: { sm: "size-5 text-[0.5625rem]", md: "size-8 text-xs", lg: "size-12 text-[1rem]" } },
    defaultVariants: { size: "md" },
  },
);

export function Avatar({ name, size }: { name: string } & VariantProps<typeof avatarClass>) {
  return (
    <span className={avatarClass({ size })} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
