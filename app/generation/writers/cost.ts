import { z } from "zod";

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

export type Tokens = { tokensIn: number; tokensOut: number };

/** The most that one request and its answer can use. A repair also gets the first answer. */
function highestUse(isRepair: boolean): Tokens {
  return { tokensIn: MAX_PROMPT_TOKENS + (isRepair ? MAX_TOKENS : 0), tokensOut: MAX_TOKENS };
}

/** The most that a draft and its repair can cost. */
export function highestCost(prices: Prices): number {
  return costOf(highestUse(false), prices) + costOf(highestUse(true), prices);
}

/** Far more than a request of ours and its answer can have. */
const MAX_REPORTED = 100_000;
/** Of English, a token has about four characters; no tokenizer comes near this. */
const MAX_CHARACTERS_A_TOKEN = 20;
const reported = z.number().int().positive().max(MAX_REPORTED);
const usageSchema = z.object({ prompt_tokens: reported, completion_tokens: reported });

type Exchange = { usage: unknown; sent: string; answer: string; isRepair: boolean };

/**
 * What a service says that a request used, where that can be true: whole numbers above 0 that fit the length of the
 * texts. Otherwise the most it can have used, since the budget rests on it.
 */
export function tokensOf({ usage, sent, answer, isRepair }: Exchange): Tokens {
  const read = usageSchema.safeParse(usage);
  if (!read.success) return highestUse(isRepair);
  const tokensIn = read.data.prompt_tokens;
  const tokensOut = read.data.completion_tokens;
  const covers = (tokens: number, text: string) => tokens * MAX_CHARACTERS_A_TOKEN >= text.length;
  return covers(tokensIn, sent) && covers(tokensOut, answer) ? { tokensIn, tokensOut } : highestUse(isRepair);
}
