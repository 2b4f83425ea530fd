import { ArrowLeft, ArrowRight, Share2 } from "lucide-react";
import { badgeClass } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { CoverArtPicture } from "../cover-art-picture";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import { POST_AUTHOR } from "../post";
import type { ArticleView } from "./view";

export function Article({ article, companyName }: { article: ArticleView; companyName: string }) {
  return (
    <article>
      <ArticleHead article={article} />
      <div className="wrap art-g">
        <div>
          {article.keyPoints.length > 0 ? (
            <section className="keybox" aria-labelledby="key-points">
              <h2 id="key-points">Key points</h2>
              <KeyPoints points={article.keyPoints} />
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
    <header className="ahead">
      <div className="wrap">
        <BackToBlog className="back" />
        <p className="row-meta">
          <LocationBadge location={article.location} />
          <span className={badgeClass({ tone: "beam" })}>{article.category}</span>
        </p>
        <h1>{article.title}</h1>
        <p className="row-meta">
          <span>{POST_AUTHOR}</span>
          <time dateTime={article.createdAt}>{article.date}</time>
          <span>{article.readTime}</span>
        </p>
      </div>
      <CoverArtPicture
        className="head-cover"
        slug={article.slug}
        tint={article.tint}
        width={1440}
        height={300}
        big
      />
    </header>
  );
}

function ArticleAside({ companyName }: { companyName: string }) {
  return (
    <aside className="aside">
      <div className="box share-box">
        <h2>Share</h2>
        <button className={buttonClass()} type="button" data-share hidden>
          <Icon of={Share2} size={17} />
          <span>Share</span>
        </button>
      </div>
      <div className="box">
        <h2>About</h2>
        <p>
          {companyName} runs local search, paid media and direct mail for businesses with one location or two
          hundred. We publish what we learn, with the town and the number.
        </p>
        <a className="more" href="/book-now">
          <span>See Live Demo</span>
          <Icon of={ArrowRight} size={17} />
        </a>
      </div>
    </aside>
  );
}

export function BackToBlog({ className }: { className: string }) {
  return (
    <a className={className} href="/blog">
      <Icon of={ArrowLeft} size={17} />
      Back to Blog
    </a>
  );
}
