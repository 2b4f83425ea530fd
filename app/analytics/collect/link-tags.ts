import { z } from "zod";
import { MAIL_PARAMETER } from "../../platform/http/own-paths";
import type { Channel } from "../channel";

/** The parameters of a link that say how its visits come, by their names in lower case. */
export type LinkTags = Record<string, string>;

/** Of one link; more is nobody's campaign. */
const MAX_TAGS = 20;
const UTM_PARAMETER = /^utm_[a-z0-9_]{1,30}$/;

/**
 * What services add to the addresses of links, without anybody's help: advertising networks to advertisements; Facebook
 * and Instagram to any post; programs for newsletters, affiliate networks and Google's free product listings to theirs;
 * and we to those in our mails.
 */
const ADDED: [channel: Channel, names: readonly string[]][] = [
  [
    "paid",
    [
      ...["gclid", "gbraid", "wbraid", "dclid", "gclsrc", "gad_source", "gad_campaignid", "msclkid", "yclid"],
      ...["ttclid", "twclid", "li_fat_id", "sccid", "rdt_cid", "epik", "qclid", "ndclid"],
      ...["obclid", "dicbo", "tblci", "vmcid", "s_kwcid", "ef_id"],
    ],
  ],
  ["social", ["fbclid", "igshid", "igsh"]],
  ["email", ["mc_cid", "mc_eid", "_hsenc", "_hsmi", "mkt_tok", "vero_id", MAIL_PARAMETER]],
  ["referral", ["irclickid", "cjevent", "awc", "ranmid", "ransiteid"]],
  ["search", ["srsltid"]],
];
const CHANNEL_OF = new Map(
  ADDED.flatMap(([channel, names]) => names.map((name) => [name, channel] as const)),
);

export const isUtmParameter = (name: string): boolean => UTM_PARAMETER.test(name);

/** The channel that a parameter's name alone tells; of several the first in the order above. */
export function channelOfTags(tags: LinkTags): Channel | null {
  const told = new Set(Object.keys(tags).map((name) => CHANNEL_OF.get(name)));
  return ADDED.find(([channel]) => told.has(channel))?.[0] ?? null;
}

/**
 * The tags among parameters, whatever the case of their names (`UTM_SOURCE`). The last of several alike counts. `read`
 * gives what is kept of a value; null leaves it out.
 */
function tagsAmong(parameters: [string, unknown][], read: (value: unknown) => string | null): LinkTags {
  const tags = parameters.flatMap(([written, raw]) => {
    const name = written.toLowerCase();
    const value = isUtmParameter(name) || CHANNEL_OF.has(name) ? read(raw) : null;
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(tags.slice(0, MAX_TAGS));
}

const parameters = z.record(z.string(), z.unknown());

/** The tags in JSON as the script sends it: an object of an address's parameters. Null without any. */
export function parseTags(json: string, read: (value: unknown) => string | null): LinkTags | null {
  try {
    const parsed = parameters.safeParse(JSON.parse(json));
    const tags = parsed.success ? tagsAmong(Object.entries(parsed.data), read) : {};
    return Object.keys(tags).length > 0 ? tags : null;
  } catch {
    return null;
  }
}
