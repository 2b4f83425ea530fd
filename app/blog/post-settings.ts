import { IMAGES_PATH, parseImageName } from "./images/post-image";

/** What search engines and those who share an article get to know of it, beside its text. */
export type PostSettings = {
  /** Where the article was published first, if elsewhere: search engines count that page. '' is its own address. */
  canonicalUrl: string;
  /** Search engines are asked to leave it out. */
  noindex: boolean;
  /** A picture of ours as markup, above the article and where it is shared; '' is the drawn cover. */
  featureImage: string;
  /** The same, for sharing alone; '' is the feature image. */
  shareImage: string;
};

export const NO_SETTINGS: PostSettings = {
  canonicalUrl: "",
  noindex: false,
  featureImage: "",
  shareImage: "",
};

/** Only the settings of a post, without its other columns. */
export function settingsOf({ canonicalUrl, noindex, featureImage, shareImage }: PostSettings): PostSettings {
  return { canonicalUrl, noindex, featureImage, shareImage };
}

export function isSameSettings(a: PostSettings, b: PostSettings): boolean {
  return JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b));
}

/** Whether search engines are told of an article: the sitemap lists it, and it is submitted. */
export function isForSearch({
  canonicalUrl,
  noindex,
}: Pick<PostSettings, "canonicalUrl" | "noindex">): boolean {
  return canonicalUrl === "" && !noindex;
}

const MAX_URL = 500;
const PICTURE = /^!\[([^[\]\n]*)\]\(([^()\s]+)\)$/;

export type Picture = { src: string; alt: string; width: number; height: number };

/** The picture that a setting's markup shows; null without one, or if it is not one of ours. */
export function pictureOf(markup: string): Picture | null {
  const [, alt = "", src = ""] = PICTURE.exec(markup) ?? [];
  const image = src.startsWith(`${IMAGES_PATH}/`) ? parseImageName(src.slice(IMAGES_PATH.length + 1)) : null;
  return image && { src, alt, width: image.width, height: image.height };
}

/** What is wrong with the settings, by field, in sentences for the writer; empty if nothing is. */
export function settingsProblems({
  canonicalUrl,
  featureImage,
  shareImage,
}: PostSettings): Record<string, string[]> {
  const isPicture = (markup: string) => markup === "" || pictureOf(markup) !== null;
  return {
    ...(isAddress(canonicalUrl) ? {} : { canonicalUrl: ["Type the whole address, beginning with https://"] }),
    ...(isPicture(featureImage) ? {} : { featureImage: [NO_PICTURE] }),
    ...(isPicture(shareImage) ? {} : { shareImage: [NO_PICTURE] }),
  };
}

const NO_PICTURE = "Choose a picture that was added here";

function isAddress(text: string): boolean {
  if (text === "") return true;
  return text.length <= MAX_URL && /^https?:\/\//i.test(text) && URL.canParse(text);
}
