import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { CoverArtPicture } from "../cover-art-picture";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import { POST_AUTHOR } from "../post";
import type { PostView } from "./view";

export function FeaturedPost({ post }: { post: PostView }) {
  return (
    <article className="featured">
      <CoverArtPicture className="contents" slug={post.slug} tint={post.tint} width={520} height={420} big />
      <div className="featured-txt">
        <p className="row-meta">
          <LocationBadge location={post.location} />
          <time dateTime={post.dateTime}>{post.date}</time>
          <span>{post.readTime}</span>
          <span>{POST_AUTHOR}</span>
        </p>
        <h2>
          <a href={post.href}>{post.title}</a>
        </h2>
        <KeyPoints points={post.points} rest={post.rest} />
        <p>
          <a className={buttonClass({ variant: "ink" })} href={post.href}>
            Read Full Article
            <Icon of={ArrowRight} size={17} />
          </a>
        </p>
      </div>
    </article>
  );
}
