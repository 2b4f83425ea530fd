import { z } from "zod";
import { MINUTE, SECOND } from "../../platform/clock";
import { isHmac } from "../../platform/signed-link.server";

/** How old a signed request may be. A replay changes nothing anyway: a mail bounces once. */
const OLDEST = 5 * MINUTE;

type Signed = { headers: Headers; body: string; secret: string; now: Date };

/**
 * Resend signs as Svix does (standardwebhooks.com): base64 of the HMAC of id, time and body. A header may hold several
 * signatures, while a secret is replaced.
 */
export async function isFromResend({ headers, body, secret, now }: Signed): Promise<boolean> {
  const [id, time] = [headers.get("svix-id"), headers.get("svix-timestamp")];
  if (!id || !time || !isRecent(time, now)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  for (const signature of (headers.get("svix-signature") ?? "").split(" ").slice(0, 5)) {
    const [version, text = ""] = signature.split(",");
    if (version !== "v1") continue;
    if (await isHmac(key, `${id}.${time}.${body}`, Buffer.from(text, "base64"))) return true;
  }
  return false;
}

const signedBody = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string(), signature: z.string() }),
});

/** Mailgun puts a signature into the body: hex of the HMAC of a time and a token. It is not one of the event. */
export async function isFromMailgun({ body, secret, now }: Signed): Promise<boolean> {
  const { data } = signedBody.safeParse(parseJson(body));
  if (!data || !isRecent(data.signature.timestamp, now)) return false;
  const { timestamp, token, signature } = data.signature;
  return isHmac(new TextEncoder().encode(secret), timestamp + token, Buffer.from(signature, "hex"));
}

/** The parsed text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecent(unixSeconds: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(unixSeconds) * SECOND) <= OLDEST;
}
