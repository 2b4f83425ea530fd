import { buttonClass } from "../../ui/button";
import { CoverArtPicture } from "../cover-art-picture";
import { BackToBlog } from "./article";

/** The not-found page of an article. */
export function ArticleNotFound() {
  return (
    <section className="nf">
      <CoverArtPicture
        className="not-found-cover"
        slug="nowhere"
        tint="land"
        width={1440}
        height={300}
        lamp={false}
      />
      <div className="wrap nf-txt">
        <h1>Article Not Found</h1>
        <p className="lead">The article you're looking for doesn't exist or has been removed.</p>
        <BackToBlog className={buttonClass()} />
      </div>
    </section>
  );
}
