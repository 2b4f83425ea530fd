import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { badgeClass } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { CoverTint } from "./category";
import { type CoverShape, coverArt } from "./images/cover-art";

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

type CoverArtPictureProps = CoverShape & { slug: string; tint: CoverTint; className?: string };

/** A post's generated cover; decorative, so hidden from screen readers. */
export function CoverArtPicture({ slug, tint, className, ...shape }: CoverArtPictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: coverArt(slug, tint, shape) }} />;
}
