import type { LucideIcon } from "lucide-react";

/** A decorative icon: `<Icon of={Users} />`. Text next to it carries the meaning. */
export function Icon({ of: Glyph, size = 18 }: { of: LucideIcon; size?: number }) {
  return <Glyph className="ic" size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
