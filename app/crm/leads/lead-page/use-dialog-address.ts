import { useSearchParams } from "@remix-run/react";

/** Gives the address of this lead with a dialog open over it, or with none. */
export function useDialogAddress(): (dialog: "edit" | "delete" | "erase" | "email" | null) => string {
  const [params] = useSearchParams();
  return (dialog) => {
    const next = new URLSearchParams(params);
    next.delete("show");
    if (dialog) next.set("show", dialog);
    return `?${next}`;
  };
}
