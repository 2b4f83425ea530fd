import { useSearchParams } from "@remix-run/react";

/** Returns a function for this lead's URL with a dialog open; null closes it. */
export function useDialogAddress(): (dialog: "edit" | "delete" | "erase" | "email" | null) => string {
  const [params] = useSearchParams();
  return (dialog) => {
    const next = new URLSearchParams(params);
    next.delete("show");
    if (dialog) next.set("show", dialog);
    return `?${next}`;
  };
}
