import { badgeClass } from "../../ui/badge";
import { KeyPoints } from "../key-points";
import { categoryPath, locationPath } from "../list/topic";
import { AuthorName, CoverStrip, LocationBadge, PostFacts } from "../post-facts";
import type { Picture } from "../post-settings";
import { ArticleAside } from "./article-aside";
import { BackToBlog } from "./article-not-found";
import type { ArticleView, SuggestionsView } from "./article-view";
import { FoldedContents } from "./contents";
import { NextStep, Suggestions } from "./suggestions";

type ArticleProps = { article: ArticleView; suggestions: SuggestionsView; companyName: string };

export function Article({ article, suggestions, companyName }: ArticleProps) {
  const { opening, rest, contents } = article.parts;
  return (
    <>
      <div className="read-progress" aria-hidden="true" />
      <article>
        <ArticleHead article={article} />
        <div className="article-body wrap grid gap-x-20 gap-y-10 pt-part pb-part-lg lg:grid-cols-[minmax(0,var(--container-read))_17rem] lg:justify-between">
          <div className="min-w-0">
            {contents.length > 0 ? <FoldedContents contents={contents} /> : null}
            {opening ? (
              <div className="prose prose-opening" dangerouslySetInnerHTML={{ __html: opening }} />
            ) : null}
            {article.keyPoints.length > 0 ? <KeyPointsBox points={article.keyPoints} /> : null}
            <div className="prose" dangerouslySetInnerHTML={{ __html: rest }} />
            <ArticleEnd author={article.author} />
          </div>
          <ArticleAside companyName={companyName} contents={contents} />
        </div>
      </article>
      <Suggestions suggestions={suggestions} />
      <NextStep />
    </>
  );
}

function KeyPointsBox({ points }: { points: string[] }) {
  return (
    <section
      className="my-8 grid gap-[0.9rem] rounded-lg bg-beam-soft px-panel py-6 first:mt-0"
      aria-labelledby="key-points"
    >
      <h2 id="key-points" className="text-[1.25rem]">
        Key points
      </h2>
      <KeyPoints look="box" points={points} />
    </section>
  );
}

function ArticleEnd({ author }: { author: string }) {
  return (
    <p className="mt-11 border-t border-line pt-6 text-sm text-ink-2">
      Written by {author}. Found an error? <a href="/contact">Tell us</a> and we’ll fix it.
    </p>
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
  return (
    <header className="pt-[calc(var(--spacing-header)+2.25rem)]">
      <div className="wrap grid gap-[0.9rem]">
        <BackToBlog className="screen-only" />
        <PostFacts>
          {article.location ? (
            <a className="no-underline" href={locationPath(article.location)}>
              <LocationBadge location={article.location} />
            </a>
          ) : null}
          <a
            className={badgeClass({ tone: "beam", className: "no-underline" })}
            href={categoryPath(article.category)}
          >
            {article.category}
          </a>
        </PostFacts>
        <h1 className="max-w-[17em] text-[clamp(2.125rem,1.4rem+2.9vw,3.625rem)]">{article.title}</h1>
        <PostFacts>
          <AuthorName name={article.author} />
          <time dateTime={article.publishedAt}>{article.date}</time>
          <span>{article.readTime}</span>
        </PostFacts>
      </div>
      {article.picture ? (
        <FeatureImage picture={article.picture} />
      ) : (
        <CoverStrip slug={article.slug} tint={article.tint} />
      )}
    </header>
  );
}

/** The article's own picture, as wide as the page's text; its place is kept until it has loaded. */
function FeatureImage({ picture: { src, alt, width, height } }: { picture: Picture }) {
  return (
    <div className="wrap mt-[clamp(0.75rem,1.6vw,1.4rem)]">
      <img className="feature-image" src={src} alt={alt} width={width} height={height} fetchPriority="high" />
    </div>
  );
}
