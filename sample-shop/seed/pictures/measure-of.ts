import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';

/**
 * The length in cm that a product's scale picture is drawn by: the width of bowls and plates, the height of other
 * vessels and of figures, the pendant of a necklace, and the first length in the dimensions of everything else.
 */
export function measureOf({ art, size, dimensions }: CatalogueEntry): number {
  const lengths = [...dimensions.matchAll(/(\d+(?:\.\d+)?)( mm)?/g)].map(
    ([, value, isMillimetres]) => Number(value) * (isMillimetres ? 0.1 : 1),
  );
  switch (art.object) {
    case 'bowl':
    case 'plate':
      return size.widthCm ?? first(lengths);
    case 'necklace':
      return first(lengths.toReversed());
    default:
      return size.lengthM ? size.lengthM * 100 : first(lengths);
  }
}

function first([length = 100]: number[]): number {
  return length;
}
