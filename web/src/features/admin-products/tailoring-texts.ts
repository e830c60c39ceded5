import type { MeasureUnit } from '@kargha/domain/catalogue/tailoring-schema';
import type { Catalogue } from '#lib/language/language.ts';

const UNITS: Record<MeasureUnit, string> = { cm: 'Centimetres', in: 'Inches' };

const en = {
  title: 'Made to measure and services',
  hint: 'Shoppers enter the measurements and choose services before they add the product to the cart. Pieces made for a shopper can be cancelled until you confirm the order, and returned only if they are faulty or not what was ordered.',
  measurements: 'Measurements',
  measurementsHint:
    'A measurement that a service needs is asked only with that service. All others are always asked.',
  addStandard: 'Add a measurement',
  choose: 'Choose…',
  other: 'Another measurement',
  measurement: (place: number) => `Measurement ${place}`,
  name: 'Name',
  nameHindi: 'Name in Hindi (optional)',
  unit: 'Unit',
  units: UNITS,
  min: 'At least',
  max: 'At most',
  how: 'How to measure (optional)',
  howHindi: 'How to measure, in Hindi (optional)',
  remove: (place: number) => `Remove measurement ${place}`,
  services: 'Services',
  addService: 'Add service',
  service: (place: number) => `Service ${place}`,
  price: 'Price for one piece (₹)',
  makingDays: 'Working days it adds',
  needs: 'Measurements it needs',
  removeService: (place: number) => `Remove service ${place}`,
};

export const tailoringTexts: Catalogue<typeof en> = { en };
