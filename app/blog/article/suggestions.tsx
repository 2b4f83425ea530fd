import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { LocationBadge, PostCover, PostFacts } from "../post-facts";
import type { CardView, SuggestionsView } from "./article-view";

const TITLE = "text-balance decoration-[1.5px] underline-offset-[0.16em] group-hover:underline";

/** What to read next. */
export function Suggestions({ suggestions: { next, related } }: { suggestions: SuggestionsView }) {
  if (!next) return null;
  return (
    <section className="border-t border-line bg-sunk py-part-lg" aria-labelledby="next">
      <div className="wrap">
        <NextPost post={next} />
        <PostCards title="Related articles" posts={related} className="mt-part border-t border-ink pt-4" />
      </div>
    </section>
  );
}

type PostCardsProps = { title: string; posts: CardView[]; className?: string };

/** A row of articles under a heading; nothing without any. */
export function PostCards({ title, posts, className = "" }: PostCardsProps) {
  if (posts.length === 0) return null;
  return (
    <>
      <h2 className={`text-[1.25rem] ${className}`.trim()} id="related">
        {title}
      </h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3" aria-labelledby="related">
        {posts.map((post) => (
          <RelatedPost key={post.slug} post={post} />
        ))}
      </ul>
    </>
  );
}

function NextPost({ post }: { post: CardView & { reason: string } }) {
  return (
    <article className="group relative grid items-center gap-x-10 gap-y-5 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto]">
      <PostCover post={post} className="cover cover-wide" width={640} height={360} big />
      <div className="grid gap-[0.6rem]">
        <p className="text-sm text-ink-2" id="next">
          {post.reason}
        </p>
        <h2 className={`max-w-[20em] text-(length:--text-h3) ${TITLE}`}>
          <a className="no-underline after:absolute after:inset-0" href={post.href}>
            {post.title}
          </a>
        </h2>
        <p className="max-w-[34em] text-[1rem] text-ink-2">{post.description}</p>
        <PostFacts>
          <span>{post.category}</span>
          <time dateTime={post.dateTime}>{post.date}</time>
          <span>{post.readTime}</span>
        </PostFacts>
      </div>
      <span className="text-ink-3 transition-[translate] duration-(--dur-2) ease-out group-hover:translate-x-[3px] max-md:hidden">
        <Icon of={ArrowRight} size={24} />
      </span>
    </article>
  );
}

function RelatedPost({ post }: { post: CardView }) {
  return (
    <li className="group relative grid content-start gap-x-4 gap-y-2 max-md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <PostCover
        post={post}
        className="cover cover-card cover-art-small max-md:row-span-3 md:mb-1"
        width={400}
        height={240}
      />
      <PostFacts>
        <LocationBadge location={post.location} />
        <span>{post.readTime}</span>
      </PostFacts>
      <h3 className={`text-[1.125rem]/[1.2] md:text-[1.3125rem]/[1.2] ${TITLE}`}>
        <a className="no-underline after:absolute after:inset-0" href={post.href}>
          {post.title}
        </a>
      </h3>
      <time className="text-sm text-ink-3 tabular-nums" dateTime={post.dateTime}>
        {post.date}
      </time>
    </li>
  );
}

/** The one call to action of an article, and of the list. */
export function NextStep({ place = "article" }: { place?: string }) {
  return (
    <section className="bg-mist py-part-lg" aria-labelledby="next-step">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="grid gap-2">
          <h2 id="next-step">Bring your own numbers.</h2>
          <p className="lead">We go through them with you in the first ten minutes of your demo.</p>
        </div>
        <a
          className={buttonClass({ variant: "signal", size: "lg", className: "max-sm:w-full" })}
          href="/book-now"
          data-cta={place}
        >
          See Live Demo
        </a>
      </div>
    </section>
  );
}
