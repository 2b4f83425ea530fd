import { onClick } from "./on-click";
import { showToast } from "./toast";

const COPIED_FOR = 2000;

/** Shares or copies the article's link; the button says for a while that it was copied. */
export function enhanceShare(): void {
  let timer: ReturnType<typeof setTimeout>;
  onClick(document, "[data-share]", (button) =>
    share(() => {
      clearTimeout(timer);
      button.toggleAttribute("data-copied", true);
      timer = setTimeout(() => button.toggleAttribute("data-copied"), COPIED_FOR);
    }),
  );
}

/** Shares the article, or copies its link and calls `onCopied`. */
async function share(onCopied: () => void): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return showToast("Shared successfully!", "The article has been shared.");
    }
  } catch (error) {
    if (`${error}`.startsWith("AbortError")) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast("Link copied!", "The article link has been copied to your clipboard.");
    onCopied();
  } catch {
    showToast("Share failed", "Could not copy the link. Please copy the URL manually.", true);
  }
}
