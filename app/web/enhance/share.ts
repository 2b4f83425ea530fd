import { swapLabel } from "./button-label";
import { showToast } from "./toast";

const COPIED_FOR = 2000;

/** The share button is hidden by default, since it needs this script. */
export function enhanceShare(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  if (!button) return;
  let restoreLabel = () => {};
  let timer: ReturnType<typeof setTimeout>;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (!(await share())) return;
    clearTimeout(timer);
    restoreLabel();
    restoreLabel = swapLabel(button, "Copied!");
    timer = setTimeout(restoreLabel, COPIED_FOR);
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
