const MADE = /^made-\d+$/;

/** The id of a line that is not a catalogue product: its position, unique within its order only. */
export function customLineId(place: number): string {
  return `made-${place}`;
}

/** Custom lines of different orders share ids and are not the same product. */
export function isCustomLine(productId: string): boolean {
  return MADE.test(productId);
}
