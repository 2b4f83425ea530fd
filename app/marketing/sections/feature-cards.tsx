import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

/** Cards with pictures, two in a row on wide screens. */
export function FeatureCards({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-gap md:grid-cols-2">{children}</div>;
}

const pictureFrame = cva(
  "feature-picture relative grid grid-cols-1 place-items-center overflow-clip border-b border-line p-5",
  {
    variants: {
      ground: {
        sunk: "bg-sunk",
        land: "bg-land",
        water: "bg-water",
        table: "postcard-ground",
        sunkThenWater: "bg-sunk md:bg-water",
        waterThenSunk: "bg-water md:bg-sunk",
      },
      size: {
        regular: "min-h-70",
        // Whole columns of ranks: five on a phone, three on a tablet (web/art/rank-grid.ts).
        ranks: "max-md:aspect-[300/188] md:max-lg:aspect-[180/188] lg:min-h-70",
      },
    },
    defaultVariants: { ground: "sunk", size: "regular" },
  },
);

type FeatureCardProps = VariantProps<typeof pictureFrame> & {
  title: string;
  text: string;
  picture: ReactNode;
};

/** A picture above a title and a sentence; neighbors align their pictures and titles. */
export function FeatureCard({ title, text, picture, ground, size }: FeatureCardProps) {
  return (
    <article className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-clip rounded-xl border border-line bg-surface">
      <div className={pictureFrame({ ground, size })}>{picture}</div>
      <div className="grid content-start gap-2 px-panel pt-6 pb-7">
        <h3>{title}</h3>
        <p className="max-w-[36em] text-[1rem] text-ink-2">{text}</p>
      </div>
    </article>
  );
}
