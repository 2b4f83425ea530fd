import { useToast } from "./toast";

/** Copies a text to the clipboard and says so in a toast, in which `what` names it. */
export function useCopy() {
  const showToast = useToast();
  return async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Copied!", description: `${what} copied to clipboard` });
    } catch {
      // Browsers reject this without permission or outside a secure context.
      showToast({ title: "Error", description: "Failed to copy to clipboard", destructive: true });
    }
  };
}
