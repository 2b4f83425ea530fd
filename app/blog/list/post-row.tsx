import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { KeyPoints } from "../key-points";
import { UNCATEGORIZED } from "../post";
import { LocationBadge, PostCover, PostFacts } from "../post-facts";
import type { Piece } from "../search/search-text";
import type { ListedPostView } from "./list-view";

/**
 * A post in the list, from tablets on below its cover; the first one of an odd number beside it. The whole row is
 * clickable; only its title is a link to assistive technology. On phones a small cover is beside the title.
 */
export function PostRow({ post }: { post: ListedPostView }) {
  return (
    <article className="post-row below-fold [overflow-clip-margin:0.5rem] [--rough-height:21rem] group relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-8 gap-y-[0.6rem] border-b border-line py-7">
      <PostCover
        post={post}
        className="cover cover-art-small col-start-2 row-start-1 w-[clamp(5.5rem,16vw,11rem)]"
        width={300}
        height={125}
      />
      <div className="grid content-start gap-[0.65rem]">
        <PostFacts>
          <LocationBadge location={post.location} />
          <time dateTime={post.dateTime}>{post.date}</time>
          <span>{post.readTime}</span>
        </PostFacts>
        <h3 className="text-[1.4375rem]/[1.2] decoration-[1.5px] underline-offset-[0.16em] group-hover:underline">
          <Highlighted pieces={post.foundTitle} />
        </h3>
        {post.excerpt.length > 0 ? (
          <p className="text-[1rem] text-ink-2">
            <Highlighted pieces={post.excerpt} />
          </p>
        ) : null}
        <KeyPoints points={post.points} rest={post.rest} />
        <ArrowLink
          className="mt-[0.1rem] justify-self-start after:absolute after:inset-0"
          href={post.href}
          label="Read More"
          about={`: ${post.title}`}
        />
      </div>
      {post.category === UNCATEGORIZED ? null : (
        <span
          className={badgeClass({
            tone: "line",
            className: "col-start-2 row-start-1 m-6 self-start justify-self-end bg-surface max-lg:hidden",
          })}
        >
          {post.category}
        </span>
      )}
    </article>
  );
}

/** Text with the searched term marked. */
function Highlighted({ pieces }: { pieces: Piece[] }) {
  return (
    <>
      {pieces.map(({ text, hit }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
        hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </>
  );
}

type ArrowLinkProps = {
  href: string;
  label: string;
  /** Completes the accessible name, since ten links called "Read More" are useless. */
  about?: string;
  className?: string;
};

/** A link with an arrow. */
function ArrowLink({ href, label, about, className = "" }: ArrowLinkProps) {
  return (
    <a
      className={`group/arrow inline-flex items-center gap-[0.45rem] text-ui/[1.6] font-semibold whitespace-nowrap no-underline hover:text-signal-text max-[16rem]:whitespace-normal ${className}`.trim()}
      href={href}
    >
      <span className="border-b-[1.5px] pb-px">{label}</span>
      {about === undefined ? null : <span className="sr-only">{about}</span>}
      <Icon
        name="arrow-right"
        size={17}
        className="transition-[translate] duration-(--dur-2) ease-out group-hover/arrow:translate-x-[3px]"
      />
    </a>
  );
}
