import type { ReactNode } from "react";
import { badgeClass } from "../../ui/badge";
import { CoverArtPicture } from "../cover-art-picture";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import { POST_AUTHOR } from "../post";
import { PostFacts } from "../post-facts";
import { ArticleAside } from "./article-aside";
import { BackToBlog } from "./back-to-blog";
import { ContentsAbove } from "./contents-list";
import { ArticleEnd, ReadOn } from "./read-on";
import type { ArticleView } from "./view";

export function Article({ article, companyName }: { article: ArticleView; companyName: string }) {
  return (
    <>
      <div className="article-progress" aria-hidden="true" />
      <article>
        <ArticleHead article={article} />
        <div className="wrap article-grid">
          <ArticleText article={article} />
          <ArticleAside companyName={companyName} contents={article.contents} />
        </div>
      </article>
      <ReadOn next={article.next} related={article.related} />
      <ArticleEnd />
    </>
  );
}

/** The first paragraph says what the article is about; then its points, then the rest. */
function ArticleText({ article: { opening, rest, keyPoints, contents } }: { article: ArticleView }) {
  return (
    <div>
      <ContentsAbove contents={contents} />
      {opening ? (
        <div className="prose article-opening" dangerouslySetInnerHTML={{ __html: opening }} />
      ) : null}
      {keyPoints.length > 0 ? (
        <section className="article-keys" aria-labelledby="key-points">
          <h2 id="key-points" className="text-[1.25rem]">
            Key points
          </h2>
          <KeyPoints look="box" points={keyPoints} />
        </section>
      ) : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: rest }} />
    </div>
  );
}

/** A badge that leads to the other articles of its place or category. */
function BadgeLink({ to, children }: { to: string | null; children: ReactNode }) {
  return to ? (
    <a className="inline-flex min-h-6 items-center no-underline hover:underline" href={to}>
      {children}
    </a>
  ) : (
    children
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
  return (
    <header className="pt-[calc(var(--spacing-header)+2.25rem)]">
      <div className="wrap grid gap-[1.1rem]">
        <BackToBlog className="inline-flex min-h-11 items-center gap-[0.4rem] justify-self-start text-ui font-medium no-underline hover:underline" />
        <PostFacts>
          <BadgeLink to={article.locationPath}>
            <LocationBadge location={article.location} />
          </BadgeLink>
          <BadgeLink to={article.categoryPath}>
            <span className={badgeClass({ tone: "beam" })}>{article.category}</span>
          </BadgeLink>
        </PostFacts>
        <h1 className="max-w-[17em] text-[clamp(2.125rem,1.4rem+2.9vw,3.625rem)]">{article.title}</h1>
        <PostFacts>
          <span>{POST_AUTHOR}</span>
          <time dateTime={article.createdAt}>{article.date}</time>
          <span>{article.readTime}</span>
        </PostFacts>
      </div>
      <CoverArtPicture
        className="mt-[clamp(1rem,2.5vw,2rem)] h-[clamp(8rem,20vw,15rem)] border-y border-line [&>svg]:h-full"
        slug={article.slug}
        tint={article.tint}
        width={1440}
        height={300}
        big
      />
    </header>
  );
}
