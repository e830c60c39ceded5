import type { OfferProduct } from '@kargha/domain/quotes/staff-quote-endpoints';

/** What staff see of a product while they write an offer. */
export const sampleOfferProduct: OfferProduct = {
  id: 'kota',
  title: 'Kota saree',
  status: 'active',
  quantity: 60,
  trackQuantity: true,
  continueSelling: false,
  variants: [],
  combinations: {},
  price: 1000,
  hsnCode: '5007',
  chargeTax: true,
  unitCost: null,
};
