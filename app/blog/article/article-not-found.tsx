import { ArrowLeft } from "lucide-react";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { CoverArtPicture } from "../post-facts";

/** The not-found page of an article. */
export function ArticleNotFound() {
  return (
    <section className="pt-header">
      <CoverArtPicture
        className="h-[clamp(9rem,24vw,19rem)] border-b border-line [&>svg]:h-full [&>svg]:opacity-70"
        slug="nowhere"
        tint="land"
        width={1440}
        height={300}
        lamp={false}
      />
      <div className="wrap grid justify-items-start gap-[0.9rem] pt-part pb-section">
        <h1>Article Not Found</h1>
        <p className="lead">The article you're looking for doesn't exist or has been removed.</p>
        <BackToBlog className={buttonClass({ className: "mt-[0.6rem]" })} />
      </div>
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
