import { ArrowLeft } from "lucide-react";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { PostSearch } from "../list/post-search";
import { CoverArtPicture } from "../post-facts";
import type { CardView } from "./article-view";
import { PostCards } from "./suggestions";

/** The not-found page of an article: a search, and what is new. */
export function ArticleNotFound({ newest = [] }: { newest?: CardView[] }) {
  return (
    <section className="pt-header">
      <CoverArtPicture
        className="h-[clamp(6rem,14vw,12rem)] border-b border-line [&>svg]:h-full [&>svg]:opacity-70"
        slug="no such place"
        tint="land"
        width={1440}
        height={192}
        lamp={false}
      />
      <div className="wrap grid justify-items-start gap-[0.9rem] pt-part pb-section">
        <h1>Article Not Found</h1>
        <p className="lead">The article you're looking for doesn't exist or has been removed.</p>
        <div className="mt-[0.6rem] flex flex-wrap items-center gap-4 max-sm:w-full">
          <PostSearch query={{}} />
          <BackToBlog className={buttonClass({ variant: "outline" })} />
        </div>
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

export function BackToBlog({ className }: { className: string }) {
  return (
    <a className={className} href="/blog">
      <Icon of={ArrowLeft} size={17} />
      Back to Blog
    </a>
  );
}
