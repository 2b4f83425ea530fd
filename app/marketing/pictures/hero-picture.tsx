import type { ReactNode } from "react";
import type { HeroPicture } from "../content/page-copy";
import { AllocationPicture } from "./allocation-picture";
import { FlowPicture, LeadsPicture, TargetingPicture } from "./capability-pictures";
import { PostcardPicture, RankMap } from "./rank-map";

const PICTURES: Record<HeroPicture, ReactNode> = {
  rank: <RankMap />,
  allocation: <AllocationPicture place="hero" />,
  postcards: <PostcardPicture />,
  leads: <LeadsPicture place="hero" />,
  flow: <FlowPicture place="hero" />,
  targeting: <TargetingPicture place="hero" />,
};

/** The product picture of a module or capability, framed for a page's head. */
export function HeroPanel({ name }: { name: HeroPicture }) {
  return (
    <div className="hero-panel grid overflow-clip rounded-xl border border-line bg-surface shadow-lg">
      {PICTURES[name]}
    </div>
  );
}
