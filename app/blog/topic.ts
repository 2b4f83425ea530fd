/**
 * The last part of a category's or a location's address: "Harbor Point, WI" is "harbor-point-wi". The same as the column
 * `location_slug`, so only ASCII letters are lowered.
 */
export function topicSlug(name: string): string {
  return name.replace(/, |[ /]/g, "-").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function categoryPath(name: string): string {
  return `/blog/category/${encodeURIComponent(topicSlug(name))}`;
}

export function locationPath(name: string): string {
  return `/blog/location/${encodeURIComponent(topicSlug(name))}`;
}
