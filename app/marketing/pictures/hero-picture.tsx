import type { ReactNode } from "react";
import type { HeroPicture } from "../content/page-copy";
import allocationStyles from "./hero-pictures/allocation.css?url";
import chartStyles from "./hero-pictures/chart.css?url";
import mapStyles from "./hero-pictures/map.css?url";
import postcardStyles from "./hero-pictures/postcards.css?url";
import rankStyles from "./hero-pictures/rank.css?url";
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

const STYLES: Record<HeroPicture, string> = {
  rank: rankStyles,
  allocation: allocationStyles,
  postcards: postcardStyles,
  leads: chartStyles,
  flow: chartStyles,
  targeting: mapStyles,
};

/** The styles of one picture. Rendered before the head's text, since a late style sheet would shift it. */
export function HeroPanelStyles({ name }: { name: HeroPicture }) {
  return <link rel="stylesheet" href={STYLES[name]} />;
}

/** The product picture of a module or capability, framed for a page's head. */
export function HeroPanel({ name }: { name: HeroPicture }) {
  return <div className={`ipic ipic-${name}`}>{PICTURES[name]}</div>;
}
