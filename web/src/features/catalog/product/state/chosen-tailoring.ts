import { create } from 'zustand';

import type { Product } from '@kargha/domain/catalogue/product';
import {
  isWithinLimits,
  neededMeasurements,
  tailoringProblem,
  toMillimetres,
} from '@kargha/domain/catalogue/tailoring';
import { tailoringOf, type MeasurementField } from '@kargha/domain/catalogue/tailoring-schema';
import type { TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';

interface TailoringSelection {
  productId: string;
  services: string[];
  /** by id of the measurement, in its unit */
  typed: Readonly<Record<string, string>>;
  /** How often the shopper tried to buy without a measurement; each time the focus moves to the missing one. */
  attempts: number;
}

const NOTHING: TailoringSelection = { productId: '', services: [], typed: {}, attempts: 0 };

/** A store, because the buttons and the fields are apart in the page. */
const useSelection = create<TailoringSelection>()(() => NOTHING);

export function useTailoringSelection({ _id }: Product): TailoringSelection {
  return useSelection((selection) => (selection.productId === _id ? selection : NOTHING));
}

/** Only what the chosen services and the product need; what is not a number is missing. */
export function useTailoringChoice(product: Product): TailoringChoice {
  return choiceIn(product, useTailoringSelection(product));
}

export function choiceIn(
  product: Product,
  { services, typed }: Pick<TailoringSelection, 'services' | 'typed'>,
): TailoringChoice {
  const tailoring = tailoringOf(product);
  const measurements = neededMeasurements(tailoring, services).flatMap(
    ({ id, unit }): [string, number][] => {
      const value = readLength(typed[id] ?? '');
      return value === undefined ? [] : [[id, toMillimetres(value, unit)]];
    },
  );
  return {
    ...(services.length > 0 && { services }),
    ...(measurements.length > 0 && { measurements: Object.fromEntries(measurements) }),
  };
}

export function isTypedWithinLimits(typed: string, field: MeasurementField): boolean {
  const value = readLength(typed);
  return value !== undefined && isWithinLimits(toMillimetres(value, field.unit), field);
}

export function toggleService(product: Product, id: string): void {
  change(product, ({ services }) => ({
    services: services.includes(id) ? services.filter((one) => one !== id) : [...services, id],
  }));
}

export function typeMeasurements(product: Product, values: Readonly<Record<string, string>>): void {
  change(product, ({ typed }) => ({ typed: { ...typed, ...values } }));
}

/** Returns true when the piece can be made like this; otherwise marks what is missing. */
export function requireTailoring(product: Product, choice: TailoringChoice): boolean {
  if (!tailoringProblem(product, choice)) return true;
  change(product, ({ attempts }) => ({ attempts: attempts + 1 }));
  return false;
}

export function clearTailoring(): void {
  useSelection.setState(NOTHING);
}

function change(
  { _id: productId }: Product,
  changes: (mine: TailoringSelection) => Partial<TailoringSelection>,
): void {
  useSelection.setState((before) => {
    const mine = before.productId === productId ? before : { ...NOTHING, productId };
    return { ...mine, ...changes(mine) };
  });
}

/** '92', '92.5' or '92,5' */
function readLength(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,4}(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
