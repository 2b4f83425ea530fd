/** Sets of texts, each item once, that can be compared with all sets added before. */
export class Neighbors {
  private readonly holders = new Map<string, number[]>();
  private readonly sizes: number[] = [];

  add(items: readonly string[]): void {
    for (const item of items) {
      const holders = this.holders.get(item);
      if (holders) holders.push(this.sizes.length);
      else this.holders.set(item, [this.sizes.length]);
    }
    this.sizes.push(items.length);
  }

  /** The largest value of the measure between these items and any added set; 0 if none has an item in common. */
  most(items: readonly string[], measure: (both: number, one: number, other: number) => number): number {
    const common = new Map<number, number>();
    for (const item of items) {
      for (const holder of this.holders.get(item) ?? []) common.set(holder, (common.get(holder) ?? 0) + 1);
    }
    let most = 0;
    for (const [other, both] of common)
      most = Math.max(most, measure(both, items.length, this.sizes[other] ?? 0));
    return most;
  }
}
