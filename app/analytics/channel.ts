/** How a visit came, decided by the server when it arrives. Texts are stored; labels are shown. */
export const CHANNELS = [
  "search",
  "direct",
  "paid",
  "referral",
  "postcard",
  "ai",
  "social",
  "email",
  "sms",
  "audio",
  "video",
] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_LABELS: Record<Channel, string> = {
  search: "Search",
  direct: "Direct",
  paid: "Paid",
  referral: "Referral",
  postcard: "Postcard",
  ai: "AI assistant",
  social: "Social",
  email: "Email",
  sms: "SMS",
  audio: "Audio",
  video: "Video",
};

export function channelLabel(value: string): string {
  const channel = CHANNELS.find((one) => one === value);
  return channel ? CHANNEL_LABELS[channel] : value;
}
