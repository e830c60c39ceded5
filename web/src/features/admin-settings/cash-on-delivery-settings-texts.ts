import type { Catalogue } from '#lib/language/language.ts';

const en = {
  isOn: 'Offer cash on delivery',
  hint: 'Customers confirm with a code that we email. The order reserves its items like any unpaid order until then. Pieces that are made for a customer are never sent with cash on delivery.',
  min: 'From an order value of ₹',
  max: 'Up to an order value of ₹',
  fee: 'Fee in ₹, taxed like shipping',
  advance: 'Paid online in advance (%)',
  advanceHint: 'An order with an advance needs no code: its payment places it.',
  served: 'Only at these pincodes',
  excluded: 'Not at these pincodes',
  pincodesHint: 'Pincodes or their first digits, separated by commas, such as 560, 110001.',
  skus: 'Not for these SKUs',
  skusHint: 'Separated by commas.',
  open: 'Open orders per person',
  refused: 'Refused parcels in a year that you accept',
  personHint: 'Counted by account, phone number, email and delivery address.',
  optional: '(optional)',
};

export const cashOnDeliverySettingsTexts: Catalogue<typeof en> = { en };
