import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon";
import { CoverArtPicture } from "../cover-art-picture";
import { KeyPoints } from "../key-points";
import { LocationBadge } from "../location-badge";
import type { PostView } from "./view";

/** A post in the list. The whole row is clickable; only its title is a link to assistive technology. */
export function PostRow({ post }: { post: PostView }) {
  return (
    <article className="post">
      <div className="post-txt">
        <p className="row-meta">
          <LocationBadge location={post.location} />
          <time dateTime={post.dateTime}>{post.date}</time>
          <span>{post.readTime}</span>
        </p>
        <h3>{post.title}</h3>
        <KeyPoints points={post.points} rest={post.rest} />
        <a className="more" href={post.href}>
          <span>Read More</span>
          <span className="vh">{`: ${post.title}`}</span>
          <Icon of={ArrowRight} size={17} />
        </a>
      </div>
      <CoverArtPicture className="thumb" slug={post.slug} tint={post.tint} width={240} height={180} />
    </article>
  );
}
