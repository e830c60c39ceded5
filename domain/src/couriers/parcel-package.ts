import type { PackageType, WeightUnit } from '../catalogue/product-choices.ts';

/** What a courier measures. Whole grams and centimetres with one decimal. */
export interface PackageSize {
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
}

type Box = Omit<PackageSize, 'weightGrams'>;

/** The shop's boxes (spec §9). */
const BOXES: Readonly<Record<PackageType, Box>> = {
  'store-default': { lengthCm: 22, breadthCm: 13.7, heightCm: 4.2 },
  'small-box': { lengthCm: 15, breadthCm: 10, heightCm: 8 },
  'medium-box': { lengthCm: 25, breadthCm: 20, heightCm: 15 },
  'large-box': { lengthCm: 40, breadthCm: 30, heightCm: 20 },
};

const GRAMS: Readonly<Record<WeightUnit, number>> = {
  kg: 1000,
  g: 1,
  lb: 453.592_37,
  oz: 28.349_523,
};

/** For a product without a weight. */
const UNKNOWN_GRAMS = 500;

export interface PackedItem {
  quantity: number;
  /** 0 when it is not known */
  weight: number;
  weightUnit: WeightUnit;
  packageType: PackageType;
}

/**
 * Weight and size of a parcel: its products with their packing, in the largest of their boxes. What does not fit in
 * volume makes the box higher.
 */
export function packageOf(items: readonly PackedItem[], packingGrams: number): PackageSize {
  const grams = items.reduce((sum, item) => sum + gramsOf(item) * item.quantity, packingGrams);
  const boxes = items.map(({ packageType }) => BOXES[packageType]);
  const box =
    boxes.toSorted((one, other) => volumeOf(other) - volumeOf(one))[0] ?? BOXES['store-default'];
  const volume = items.reduce(
    (sum, { quantity, packageType }) => sum + quantity * volumeOf(BOXES[packageType]),
    0,
  );
  const height = Math.max(box.heightCm, volume / (box.lengthCm * box.breadthCm));
  return { ...box, heightCm: Math.ceil(height * 10) / 10, weightGrams: Math.ceil(grams) };
}

function gramsOf({ weight, weightUnit }: PackedItem): number {
  return weight > 0 ? weight * GRAMS[weightUnit] : UNKNOWN_GRAMS;
}

function volumeOf({ lengthCm, breadthCm, heightCm }: Box): number {
  return lengthCm * breadthCm * heightCm;
}
