import type { GeneratorId } from "../generators";
import { BREAK_EVEN, HELD_BACK, IN_ROUNDS, NEAR_THE_DOOR } from "./content/forms/mail";
import { HIGHEST_BID, HOW_HEARD, THINKING, UNHEARD } from "./content/forms/marketing";
import { EDGE, FIRST_PAGE, LISTING, RATING } from "./content/forms/search";
import { CARE } from "./content/trades/care";
import { COUNSEL } from "./content/trades/counsel";
import { GROUNDS } from "./content/trades/grounds";
import { HOUSE } from "./content/trades/house";
import type { Form, Trade } from "./library";

/** The forms of each generator, in the order in which briefs take them. */
export const FORMS: Readonly<Record<GeneratorId, readonly [Form, Form, Form, Form]>> = {
  "generate-pixlseo-blog-post": [EDGE, LISTING, RATING, FIRST_PAGE],
  "generate-marketing-article": [UNHEARD, HIGHEST_BID, THINKING, HOW_HEARD],
  "direct-mail-automation": [BREAK_EVEN, NEAR_THE_DOOR, HELD_BACK, IN_ROUNDS],
};

export const TRADES: readonly Trade[] = [HOUSE, GROUNDS, CARE, COUNSEL].flat();

export function findTrade(id: string): Trade | null {
  return TRADES.find((trade) => trade.id === id) ?? null;
}
