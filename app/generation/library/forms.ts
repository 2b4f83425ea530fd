import type { GeneratorId } from "../generators";
import { BREAK_EVEN, HELD_BACK, NEAR_THE_DOOR } from "./content/forms/mail";
import { HIGHEST_BID, OPEN_QUOTES, UNHEARD } from "./content/forms/marketing";
import { EDGE, FIRST_PAGE, LISTING } from "./content/forms/search";
import type { Form } from "./library";

/** The forms of each generator, in the order in which trades take them. */
export const FORMS: Readonly<Record<GeneratorId, readonly [Form, Form, Form]>> = {
  "generate-pixlseo-blog-post": [EDGE, LISTING, FIRST_PAGE],
  "generate-marketing-article": [UNHEARD, HIGHEST_BID, OPEN_QUOTES],
  "direct-mail-automation": [BREAK_EVEN, HELD_BACK, NEAR_THE_DOOR],
};

/** Every form in one row: a trade's posts are told apart by their place in it. */
export const ALL_FORMS: readonly Form[] = Object.values(FORMS).flat();
