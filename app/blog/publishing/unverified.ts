/** A statement that nothing proves is marked [verify: the statement]. It blocks publishing, whoever asks for it. */
export const UNVERIFIED = "[verify:";

export const NOT_VERIFIED = "Confirm or remove every statement marked [verify: …] first.";

export function hasUnverified(content: string): boolean {
  return content.toLowerCase().includes(UNVERIFIED);
}

type PublicText = {
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
  excerpt: string;
};

/** Whether anything that readers would see of the post is marked. */
export function isUnverified(post: PublicText): boolean {
  return [post.title, post.metaDescription, post.excerpt, post.content, ...post.keyPoints].some(
    hasUnverified,
  );
}
