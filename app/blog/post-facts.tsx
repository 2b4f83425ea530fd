import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { badgeClass } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { CoverTint } from "./category";
import { type CoverShape, coverArt } from "./images/cover-art";
import { POST_AUTHOR } from "./post";
import type { Picture } from "./post-settings";

/** Place, date and reading time in a row. Badges bring their own look; plain facts are not broken. */
export function PostFacts({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={`flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] text-(length:--text-sm) text-ink-3 [&>span:not([class])]:whitespace-nowrap [&>time]:whitespace-nowrap ${className}`.trim()}
    >
      {children}
    </p>
  );
}

/** Whoever wrote it; "the team" begins with a capital where a name stands alone. */
export function AuthorName({ name }: { name: string }) {
  return name === POST_AUTHOR ? (
    <span className="author-team whitespace-nowrap">{name}</span>
  ) : (
    <span>{name}</span>
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

type PostCoverProps = Omit<CoverArtPictureProps, keyof CoveredPost> & { post: CoveredPost };
type CoveredPost = Pick<CoverArtPictureProps, "slug" | "tint" | "chart" | "figure"> & {
  picture: Picture | null;
};

/** A post's own picture, else its drawn cover; decorative beside its title. Its frame is in cover-art.css. */
export function PostCover({ post, className, ...size }: PostCoverProps) {
  const { picture, slug, tint, chart, figure } = post;
  if (!picture) return <CoverArtPicture {...{ slug, tint, chart, figure, className, ...size }} />;
  const { src, width, height } = picture;
  return (
    <div className={className}>
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </div>
  );
}

/** A wide cover in the page's column, at the end of its head. */
export function CoverStrip(cover: Pick<CoverArtPictureProps, "slug" | "tint" | "lamp">) {
  return (
    <div className="wrap mt-[clamp(0.75rem,1.6vw,1.4rem)]">
      <CoverArtPicture {...cover} className="cover-strip" width={1440} height={220} big />
    </div>
  );
}

type CoverArtPictureProps = CoverShape & { slug: string; tint: CoverTint; className?: string };

/** A post's generated cover; decorative, so hidden from screen readers. */
export function CoverArtPicture({ slug, tint, className, ...shape }: CoverArtPictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: coverArt(slug, tint, shape) }} />;
}
