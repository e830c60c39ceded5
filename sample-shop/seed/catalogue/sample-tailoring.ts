import { STANDARD_MEASUREMENTS } from '@kargha/domain/catalogue/standard-measurements';
import type {
  MeasurementField,
  Tailoring,
  TailoringService,
} from '@kargha/domain/catalogue/tailoring-schema';

const BLOUSE = ['bust', 'shoulders', 'blouse-length', 'sleeve', 'neck'];

const FALL: TailoringService = {
  id: 'fall-and-pico',
  name: 'Fall and pico',
  nameHindi: 'फ़ॉल और पीको',
  price: 250,
  makingDays: 2,
  measurements: [],
};

const blouse = (price: number): TailoringService => ({
  id: 'blouse-stitching',
  name: 'Blouse stitching',
  nameHindi: 'ब्लाउज़ की सिलाई',
  price,
  makingDays: 6,
  measurements: BLOUSE,
});

const SAREE: Tailoring = { measurements: fields(BLOUSE), services: [FALL, blouse(950)] };

/** The lehanga is sewn to its buyer; the sarees can be finished and have their blouse stitched. */
const BY_PRODUCT: Readonly<Record<string, Tailoring>> = {
  'banaras-brocade-lehanga-rose': {
    measurements: fields(['waist', 'hips', 'skirt-length', ...BLOUSE]),
    services: [blouse(1400)],
  },
  'chanderi-saree-ashrafi-buti-peach': SAREE,
  'sambalpuri-pasapalli-saree-black-red': SAREE,
};

/** Null for a product that is sold as it is. */
export function tailoringOfSample(id: string): Tailoring | null {
  return BY_PRODUCT[id] ?? null;
}

function fields(ids: readonly string[]): MeasurementField[] {
  return STANDARD_MEASUREMENTS.filter(({ id }) => ids.includes(id));
}
