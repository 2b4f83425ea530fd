import { data } from "@remix-run/cloudflare";
import { FormRefused } from "./refusal";

/** The answer to a rejected form of the sign-in pages. @throws anything else as it is */
export function refusalAnswer(error: unknown) {
  if (!(error instanceof FormRefused)) throw error;
  return data(error.refusal, { status: error.status });
}
