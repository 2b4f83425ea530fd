/** Of an answer. A draft has about 1,500 tokens. */
export const MAX_TOKENS = 4000;
/** More than the instructions with a brief and its facts have. */
const MAX_PROMPT_TOKENS = 6000;

/** Prices in cents a million tokens. */
export type Prices = { centsIn: number; centsOut: number };

/** Millionths of a dollar. A cent for a million tokens is a hundredth of that for each. */
export function costOf(
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
  prices: Prices,
): number {
  return Math.ceil((tokensIn * prices.centsIn + tokensOut * prices.centsOut) / 100);
}

/** The most that a draft and its repair, which is sent the first answer, can cost. */
export function highestCost(prices: Prices): number {
  return costOf({ tokensIn: 2 * MAX_PROMPT_TOKENS + MAX_TOKENS, tokensOut: 2 * MAX_TOKENS }, prices);
}
