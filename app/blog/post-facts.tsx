import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { badgeClass } from "../ui/badge";
import { Icon } from "../ui/icon";

/** Place, date and reading time in a row. Badges bring their own look; plain facts are not broken. */
export function PostFacts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] text-(length:--text-sm) text-ink-3 [&>span:not([class])]:whitespace-nowrap [&>time]:whitespace-nowrap">
      {children}
    </p>
  );
}

export function LocationBadge({ location }: { location: string }) {
  if (location === "") return null;
  return (
    <span className={badgeClass({ tone: "line" })}>
      <Icon of={MapPin} size={13} />
      {location}
    </span>
  );
}
