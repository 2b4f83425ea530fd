import type { GeneratorId } from "../generators";
import { budget } from "./content/topics/budget";
import { codes } from "./content/topics/codes";
import { firstReply } from "./content/topics/first-reply";
import { followUp } from "./content/topics/follow-up";
import { listings } from "./content/topics/listings";
import { measuring } from "./content/topics/measuring";
import { offer } from "./content/topics/offer";
import { profile } from "./content/topics/profile";
import { radius } from "./content/topics/radius";
import { rankMap } from "./content/topics/rank-map";
import { seasons } from "./content/topics/seasons";
import { serviceArea } from "./content/topics/service-area";
import type { Topic } from "./library";

const TOPICS: Readonly<Record<GeneratorId, readonly Topic[]>> = {
  "generate-pixlseo-blog-post": [serviceArea, rankMap, profile, listings],
  "generate-marketing-article": [budget, firstReply, seasons, measuring],
  "direct-mail-automation": [radius, offer, followUp, codes],
};

/** The generator's topics, in the order of the design. */
export function topicsOf(generator: GeneratorId): readonly Topic[] {
  return TOPICS[generator];
}
