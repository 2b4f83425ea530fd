import type { ReactNode } from "react";
import type { HeroPicture } from "../content/page-copy";
import {
  AllocationPicture,
  FlowPicture,
  LeadsPicture,
  PostcardPicture,
  RankMap,
  TargetingPicture,
} from "./product-pictures";

const PICTURES: Record<HeroPicture, ReactNode> = {
  rank: <RankMap />,
  allocation: <AllocationPicture />,
  postcards: <PostcardPicture />,
  leads: <LeadsPicture />,
  flow: <FlowPicture />,
  targeting: <TargetingPicture />,
};

/** The product picture of a module or capability, framed for a page's head. */
export function HeroPanel({ name }: { name: HeroPicture }) {
  return <div className={`ipic ipic-${name}`}>{PICTURES[name]}</div>;
}
