import { rupeesToPaise, sumPaise, type Paise } from '../money/paise.ts';
import type { LineTailoring } from '../shopping/line-tailoring.ts';
import { GIFT_WRAP } from '../shopping/gift.ts';
import type { TailoringChoice } from '../shopping/tailoring-choice.ts';
import {
  tailoringOf,
  type MeasurementField,
  type MeasureUnit,
  type Tailoring,
  type TailoringService,
} from './tailoring-schema.ts';

export type TailoringProblem =
  | { kind: 'service_gone' | 'gift_gone' | 'measurement_unknown' }
  | { kind: 'measurement_missing' | 'measurement_limits'; field: MeasurementField };

interface Tailorable {
  tailoring?: unknown;
}

const MM_PER: Record<MeasureUnit, number> = { cm: 10, in: 25.4 };

/** To the nearest millimetre. */
export function toMillimetres(value: number, unit: MeasureUnit): number {
  return Math.round(value * MM_PER[unit]);
}

/** One decimal at most. */
export function fromMillimetres(mm: number, unit: MeasureUnit): number {
  return Math.round((mm / MM_PER[unit]) * 10) / 10;
}

export function formatMeasure(value: number, unit: MeasureUnit): string {
  return `${value} ${unit}`;
}

/** 'Bust 92 cm, Waist 76 cm'; empty for a piece without measurements. */
export function measurementsText({ measurements }: Pick<LineTailoring, 'measurements'>): string {
  return measurements
    .map(({ name, mm, unit }) => `${name} ${formatMeasure(fromMillimetres(mm, unit), unit)}`)
    .join(', ');
}

/** True for a piece that is sewn to measurements, whichever services are chosen. */
export function isMadeToMeasure(product: Tailorable): boolean {
  return neededMeasurements(tailoringOf(product), []).length > 0;
}

/** The measurements that the piece always needs, and those of the chosen services. */
export function neededMeasurements(
  { measurements, services }: Tailoring,
  chosen: readonly string[],
): MeasurementField[] {
  const ofServices = new Set(services.flatMap((one) => one.measurements));
  const ofChosen = new Set(
    services.filter(({ id }) => chosen.includes(id)).flatMap((one) => one.measurements),
  );
  return measurements.filter(({ id }) => !ofServices.has(id) || ofChosen.has(id));
}

/** Why the product cannot be made like this; null when it can. */
export function tailoringProblem(
  product: Tailorable,
  { services: chosen = [], measurements = {}, giftNote }: TailoringChoice,
): TailoringProblem | null {
  const tailoring = tailoringOf(product);
  const asked = giftNote ? [...chosen, GIFT_WRAP] : chosen;
  return (
    withdrawnProblem(tailoring, asked) ??
    measurementProblem(neededMeasurements(tailoring, chosen), measurements)
  );
}

/** A note needs a shop that offers gift wrap, but no wrap. */
function withdrawnProblem(
  { services }: Tailoring,
  asked: readonly string[],
): TailoringProblem | null {
  const offered = new Set(services.map(({ id }) => id));
  const gone = asked.find((id) => !offered.has(id));
  if (gone === undefined) return null;
  return { kind: gone === GIFT_WRAP ? 'gift_gone' : 'service_gone' };
}

function measurementProblem(
  needed: readonly MeasurementField[],
  measurements: Readonly<Record<string, number>>,
): TailoringProblem | null {
  for (const field of needed) {
    const mm = measurements[field.id];
    if (mm === undefined) return { kind: 'measurement_missing', field };
    if (!isWithinLimits(mm, field)) return { kind: 'measurement_limits', field };
  }
  const known = new Set(needed.map(({ id }) => id));
  const isUnknown = Object.keys(measurements).some((id) => !known.has(id));
  return isUnknown ? { kind: 'measurement_unknown' } : null;
}

export function isWithinLimits(mm: number, { min, max, unit }: MeasurementField): boolean {
  return mm >= toMillimetres(min, unit) && mm <= toMillimetres(max, unit);
}

/** What the chosen services add to the price of one piece. */
export function servicesPrice(product: Tailorable, chosen: readonly string[] = []): Paise {
  return sumPaise(chosenServices(product, chosen).map(({ price }) => rupeesToPaise(price)));
}

/** What a line keeps of the choice; undefined without one. */
export function tailoringFor(
  product: Tailorable,
  { services = [], measurements = {}, giftNote }: TailoringChoice,
): LineTailoring | undefined {
  const given = tailoringOf(product).measurements.flatMap(({ id, name, nameHindi, unit }) => {
    const mm = measurements[id];
    return mm === undefined ? [] : { id, name, nameHindi, unit, mm };
  });
  if (services.length + given.length === 0 && !giftNote) return undefined;
  return {
    services: chosenServices(product, services).map(
      ({ id, name, nameHindi, price, makingDays }) => ({
        ...{ id, name, nameHindi, makingDays },
        price: rupeesToPaise(price),
      }),
    ),
    measurements: given,
    ...(giftNote && { giftNote }),
  };
}

function chosenServices(product: Tailorable, chosen: readonly string[]): TailoringService[] {
  if (chosen.length === 0) return [];
  return tailoringOf(product).services.filter(({ id }) => chosen.includes(id));
}
