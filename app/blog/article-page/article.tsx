import { badgeClass } from "../../ui/badge";
import { CoverArtPicture } from "../cover-art-picture";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import { POST_AUTHOR } from "../post";
import { PostFacts } from "../post-facts";
import { ArticleAside } from "./article-aside";
import { BackToBlog } from "./back-to-blog";
import type { ArticleView } from "./view";

export function Article({ article, companyName }: { article: ArticleView; companyName: string }) {
  return (
    <article>
      <ArticleHead article={article} />
      <div className="wrap grid gap-x-20 gap-y-10 pt-[clamp(2rem,4vw,3.5rem)] pb-section lg:grid-cols-[minmax(0,var(--container-read))_17rem] lg:justify-between">
        <div>
          {article.keyPoints.length > 0 ? (
            <section
              className="mb-9 grid gap-[0.9rem] rounded-lg bg-beam-soft px-[clamp(1.25rem,3vw,1.9rem)] py-6"
              aria-labelledby="key-points"
            >
              <h2 id="key-points" className="text-[1.25rem]">
                Key points
              </h2>
              <KeyPoints look="box" points={article.keyPoints} />
            </section>
          ) : null}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.body }} />
        </div>
        <ArticleAside companyName={companyName} />
      </div>
    </article>
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
  return (
    <header className="pt-[calc(var(--spacing-header)+2.25rem)]">
      <div className="wrap grid gap-[1.1rem]">
        <BackToBlog className="inline-flex min-h-11 items-center gap-[0.4rem] justify-self-start text-ui font-medium no-underline hover:underline" />
        <PostFacts>
          <LocationBadge location={article.location} />
          <span className={badgeClass({ tone: "beam" })}>{article.category}</span>
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
