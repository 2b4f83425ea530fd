import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { KeyPoints } from "../../key-points";
import { POST_AUTHOR } from "../../post";
import { AuthorName, LocationBadge, PostCover, PostFacts } from "../../post-facts";
import type { PostView } from "../list-view";

export function FeaturedPost({ post }: { post: PostView }) {
  return (
    <article className="mt-part grid overflow-clip rounded-xl border border-line bg-surface min-[60rem]:grid-cols-[5fr_7fr]">
      <PostCover post={post} className="cover-featured contents" width={520} height={420} big />
      <div className="grid content-center gap-4 p-[clamp(1.35rem,1rem+2vw,2.75rem)]">
        <PostFacts>
          <LocationBadge location={post.location} />
          <time dateTime={post.dateTime}>{post.date}</time>
          <span>{post.readTime}</span>
          <AuthorName name={POST_AUTHOR} />
        </PostFacts>
        <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]/[1.1]">
          <a className="no-underline hover:underline hover:decoration-[1.5px]" href={post.href}>
            {post.title}
          </a>
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
