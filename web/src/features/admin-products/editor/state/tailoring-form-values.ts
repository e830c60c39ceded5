import { parseDecimal, parseInteger } from '@kargha/domain/catalogue/product-input';
import {
  tailoringOf,
  type MeasurementField,
  type TailoringService,
} from '@kargha/domain/catalogue/tailoring-schema';

export interface MeasurementFormValues extends Omit<MeasurementField, 'min' | 'max'> {
  min: string;
  max: string;
}

export interface ServiceFormValues extends Omit<TailoringService, 'price' | 'makingDays'> {
  price: string;
  makingDays: string;
}

export interface TailoringFormValues {
  tailoring: { measurements: MeasurementFormValues[]; services: ServiceFormValues[] };
}

export const BLANK_TAILORING: TailoringFormValues = {
  tailoring: { measurements: [], services: [] },
};

export function toTailoringFormValues(product: { tailoring?: unknown }): TailoringFormValues {
  const { measurements, services } = tailoringOf(product);
  return {
    tailoring: {
      measurements: measurements.map(toMeasurementFormValues),
      services: services.map(({ price, makingDays, ...others }) => ({
        ...others,
        price: String(price),
        makingDays: String(makingDays),
      })),
    },
  };
}

export function toMeasurementFormValues({
  min,
  max,
  ...others
}: MeasurementField): MeasurementFormValues {
  return { ...others, min: String(min), max: String(max) };
}

/** Returns the request body; null for a product as it is. Invalid numbers become 0, which the server refuses. */
export function toTailoringPayload({ tailoring: { measurements, services } }: TailoringFormValues) {
  if (measurements.length + services.length === 0) return { tailoring: null };
  const known = new Set(measurements.map(({ id }) => id));
  return {
    tailoring: {
      measurements: measurements.map((field) => ({
        ...field,
        name: field.name.trim(),
        min: parseDecimal(field.min),
        max: parseDecimal(field.max),
      })),
      services: services.map((service) => ({
        ...service,
        name: service.name.trim(),
        price: parseDecimal(service.price),
        makingDays: parseInteger(service.makingDays),
        measurements: service.measurements.filter((id) => known.has(id)),
      })),
    },
  };
}

/** Unlike a standard measurement, one of this product only has its own id. */
export function blankMeasurement(): MeasurementFormValues {
  const texts = { name: '', nameHindi: '', how: '', howHindi: '', picture: '' } as const;
  return { id: newId(), ...texts, unit: 'cm', min: '', max: '' };
}

export function blankService(): ServiceFormValues {
  const texts = { name: '', nameHindi: '', price: '', makingDays: '0' };
  return { id: newId(), ...texts, measurements: [] };
}

function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
