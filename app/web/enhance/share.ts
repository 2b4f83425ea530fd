import { onClick } from "./on-click";
import { showToast } from "./toast";

const COPIED_FOR = 2000;

let timer: ReturnType<typeof setTimeout>;

/** Shares or copies the article's link; the button says for a while that it was copied. */
export function enhanceShare(): void {
  onClick(document, "[data-share]", share);
}

async function share(button: Element): Promise<void> {
  // Every article has its canonical link.
  const { href: url } = document.querySelector("link[rel=canonical]") as HTMLLinkElement;
  const markCopied = (isCopied: boolean) => button.toggleAttribute("data-copied", isCopied);
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return showToast("Shared successfully!", "The article has been shared.");
    }
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast("Link copied!", "The article link has been copied to your clipboard.");
    markCopied(true);
    clearTimeout(timer);
    timer = setTimeout(markCopied, COPIED_FOR, false);
  } catch {
    showToast("Share failed", "Could not copy the link. Please copy the URL manually.", true);
  }
}
