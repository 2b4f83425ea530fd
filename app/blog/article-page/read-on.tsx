import { buttonClass } from "../../ui/button";
import { LocationBadge } from "../location-badge";
import { PostFacts } from "../post-facts";
import type { RelatedView } from "./view";

/** After the article: the next one of the same place or topic, others of the topic. */
export function ReadOn({ next, related }: { next: RelatedView | null; related: RelatedView[] }) {
  if (!next) return null;
  return (
    <section className="article-next" aria-labelledby="next">
      <div className="wrap">
        <h2 id="next" className="sr-only">
          Read on
        </h2>
        <a className="article-next-link" href={next.path}>
          <span className="text-ink-2">{next.why}</span>
          <strong>{next.title}</strong>
          <PostFacts>
            <LocationBadge location={next.location} />
            <span>{next.readTime}</span>
          </PostFacts>
        </a>
        {related.length > 0 ? (
          <>
            <h3 className="text-(length:--text-h4)">Related articles</h3>
            <ul className="article-related">
              {related.map((post) => (
                <li key={post.path}>
                  <PostFacts>
                    <LocationBadge location={post.location} />
                    <span>{post.readTime}</span>
                  </PostFacts>
                  <h4>
                    <a href={post.path}>{post.title}</a>
                  </h4>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** The page's one call to action. */
export function ArticleEnd() {
  return (
    <section className="article-end" aria-labelledby="demo">
      <div className="wrap">
        <div className="grid gap-3">
          <h2 id="demo">Bring your own numbers.</h2>
          <p className="lead">Thirty minutes, your market on the map, and what we would do first.</p>
        </div>
        <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now">
          See Live Demo
        </a>
      </div>
    </section>
  );
}
