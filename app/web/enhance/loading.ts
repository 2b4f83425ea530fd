/** Says that the blog's list or an article is on its way, from the moment the visitor asks until its page is there. */
export function announceLoading(): void {
  const place = document.querySelector("[data-loading]");
  const say = (text: string) => place?.replaceChildren(text);
  self.navigation?.addEventListener("navigate", ({ destination, hashChange, signal }) => {
    const blog = !hashChange && /\w\/blog(\/.)?/.exec(destination.url);
    if (!blog) return;
    say(blog[1] ? "Loading article..." : "Loading blog content...");
    // The visitor has stopped it, or gone elsewhere.
    signal.addEventListener("abort", () => say(""));
  });
  // The page may be shown again by the back button.
  addEventListener("pagehide", () => say(""));
}
