import { STANDARD_MEASUREMENTS } from '@kargha/domain/catalogue/standard-measurements';

import { stockProduct } from './ledger-fixtures.ts';

export const STITCHING = {
  id: 'blouse-stitching',
  name: 'Blouse stitching',
  nameHindi: '',
  price: 1400,
  makingDays: 6,
  measurements: ['bust'],
};
const TAILORING = {
  measurements: STANDARD_MEASUREMENTS.filter(({ id }) => ['waist', 'bust'].includes(id)),
  services: [STITCHING],
};
/** Sewn to the waist of its buyer; its blouse can be stitched. */
export const lehanga = (fields: object = {}) =>
  stockProduct({ title: 'Rose lehanga', quantity: 5, tailoring: { ...TAILORING, ...fields } });
export const sewn = (productId: string, measurements: Record<string, number> = { waist: 760 }) => ({
  productId,
  quantity: 1,
  price: 1800,
  measurements,
});
export const stitched = (productId: string, bust = 920) => ({
  ...sewn(productId, { waist: 760, bust }),
  price: 1800 + 1400,
  services: ['blouse-stitching'],
});
