const MADE = /^made-\d+$/;

/** The id of a line that no product of the catalogue stands for: it names its place, and is one within its order alone. */
export function customLineId(place: number): string {
  return `made-${place}`;
}

/** True for such an id: lines of different orders have the same, and are no one product. */
export function isCustomLine(productId: string): boolean {
  return MADE.test(productId);
}
