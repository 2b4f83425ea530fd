import { showToast } from "./toast";

const COPIED_FOR = 2000;

/** Shares or copies the article's link; the button says for a while that it was copied. */
export function enhanceShare(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  if (!button) return;
  let timer: ReturnType<typeof setTimeout>;
  button.addEventListener("click", async () => {
    if (!(await share())) return;
    clearTimeout(timer);
    button.toggleAttribute("data-copied", true);
    timer = setTimeout(() => button.toggleAttribute("data-copied"), COPIED_FOR);
  });
}

/** Shares the article, or copies its link; returns whether it was copied. */
async function share(): Promise<boolean> {
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      showToast("Shared successfully!", "The article has been shared.");
      return false;
    }
  } catch (error) {
    if (`${error}`.startsWith("AbortError")) return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast("Link copied!", "The article link has been copied to your clipboard.");
    return true;
  } catch {
    showToast("Share failed", "Could not copy the link. Please copy the URL manually.", true);
    return false;
  }
}
