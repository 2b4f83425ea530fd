import type { ReactNode } from "react";
import type { HeroPicture } from "../content/page-copy";
import { AllocationPicture } from "./allocation-picture";
import { PostcardPicture, RankKey, RankMap } from "./maps/rank-map";

const PICTURES: Record<HeroPicture, ReactNode> = {
  rank: (
    <>
      <RankMap />
      <RankKey />
    </>
  ),
  allocation: <AllocationPicture place="hero" />,
  postcards: <PostcardPicture />,
};

/** The product picture of a module, framed for a page's head. */
export function HeroPanel({ name }: { name: HeroPicture }) {
  return (
    <div className="hero-panel grid overflow-clip rounded-xl border border-line bg-surface shadow-lg">
      {PICTURES[name]}
    </div>
  );
}
