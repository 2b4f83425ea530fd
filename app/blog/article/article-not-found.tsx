import { ArrowLeft } from "lucide-react";
import { Icon } from "../../ui/icon";
import { PostSearch } from "../list/post-search";
import type { CardView } from "./article-view";
import { PostCards } from "./suggestions";

/** The not-found page of an article: a search, and what is new. */
export function ArticleNotFound({ newest = [] }: { newest?: CardView[] }) {
  return (
    <section className="pt-[calc(var(--spacing-header)+2.25rem)]">
      <div className="wrap grid justify-items-start gap-[0.9rem] pb-part">
        <h1>Article Not Found</h1>
        <p className="lead">The article you're looking for doesn't exist or has been removed.</p>
        <PostSearch query={{}} isMain />
        <BackToBlog />
      </div>
      {newest.length > 0 ? (
        <div className="border-t border-line bg-sunk py-part-lg">
          <div className="wrap">
            <PostCards title="Latest articles" posts={newest} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Above an article or a topic, and below the search for one. */
export function BackToBlog({ className = "" }: { className?: string }) {
  return (
    <a
      className={`inline-flex min-h-11 items-center gap-[0.4rem] justify-self-start text-ui font-medium no-underline hover:underline ${className}`.trim()}
      href="/blog"
    >
      <Icon of={ArrowLeft} size={17} />
      Back to Blog
    </a>
  );
}
