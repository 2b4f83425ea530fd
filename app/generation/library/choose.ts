/** The item at an index that may be larger than the list. @throws on an empty list */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The library has an empty list");
  return item;
}
