import { cva } from "class-variance-authority";

/** A button of one small icon, for a line of text or the corner of a card. */
export const miniButtonClass = cva(
  "relative z-1 inline-grid h-7 flex-none place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink",
  {
    variants: {
      place: {
        line: "w-7 cursor-pointer",
        corner: "-my-1 -mr-1.5 w-7 cursor-pointer",
        grip: "-my-1 -ml-1.5 w-5 cursor-grab",
      },
    },
  },
);
