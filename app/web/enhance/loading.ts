/** Announces that a blog page is loading, from the click until the page arrives. */
export function announceLoading(): void {
  const status = document.querySelector("[data-loading]");
  const announce = (text: string) => status?.replaceChildren(text);
  self.navigation?.addEventListener("navigate", ({ destination, hashChange, signal }) => {
    const blog = !hashChange && /\w\/blog(\/.)?/.exec(destination.url);
    if (!blog) return;
    announce(blog[1] ? "Loading article..." : "Loading blog content...");
    // The navigation was stopped or replaced.
    signal.addEventListener("abort", () => announce(""));
  });
  // The back button may restore this page from the bfcache.
  addEventListener("pagehide", () => announce(""));
}
