import { SHIPPING_CLAIM } from '@kargha/domain/settings/claims';
import { BANK_ACCOUNT_ID, ORDER_TAGS_ID } from '@kargha/domain/records/collections';
import { offersAfterChange, type PublicOffer } from '@kargha/domain/pricing/public-offer';
import { DEFAULT_DELIVERY } from '@kargha/domain/shopping/delivery';
import { DEFAULT_HOLDS } from '@kargha/domain/settings/settings';

import { LOW_STOCK_AT } from '../catalogue/product-document.ts';
import { ANCHOR, daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { DISCOUNTS } from '../trade/discounts.ts';
import { ORDER_TAGS } from '../orders/order-plan.ts';
import { LEGAL_IDENTITY } from './legal-identity.ts';

const SINCE = new Date('2025-09-21T18:30:00Z');
const AS_OF = daysAgo(45);

/**
 * GST rates in per cent with their start dates. Off until a chartered accountant has confirmed them; the flat rate
 * applies until then.
 */
const RATES = [
  { hsnPrefix: '50', maxUnitRupees: null, percent: 5, note: 'Silk fabrics and sarees' },
  { hsnPrefix: '52', maxUnitRupees: null, percent: 5, note: 'Cotton fabrics, sarees and dhotis' },
  { hsnPrefix: '57', maxUnitRupees: null, percent: 5, note: 'Hand-woven carpets and mats' },
  { hsnPrefix: '62', maxUnitRupees: 2500, percent: 5, note: 'Apparel up to ₹2,500 a piece' },
  { hsnPrefix: '62', maxUnitRupees: null, percent: 18, note: 'Apparel above ₹2,500 a piece' },
  { hsnPrefix: '63', maxUnitRupees: 2500, percent: 5, note: 'Made-ups up to ₹2,500 a piece' },
  { hsnPrefix: '63', maxUnitRupees: null, percent: 18, note: 'Made-ups above ₹2,500 a piece' },
  { hsnPrefix: '7113', maxUnitRupees: null, percent: 3, note: 'Jewellery of precious metal' },
];

/** An invented account: no bank's IFSC begins like this. */
const BANK_ACCOUNT = {
  bankName: 'Sample Bank, Richmond Town',
  holder: LEGAL_IDENTITY.legalName,
  number: '000060720001',
  ifsc: 'XXXX0000000',
};

/** settings/public: public settings; settings/bankAccount: for customers who owe money. */
export function settingsDocuments(): SeedDocument[] {
  return [
    seedDocument('settings/public', {
      ...DEFAULT_HOLDS,
      currency: 'INR',
      shipping: { freeAboveRupees: 2000, flatRupees: 150, country: 'India' },
      tax: {
        defaultPercent: 18,
        ratesEnabled: false,
        rates: RATES.map((rate) => ({ ...rate, from: SINCE, to: null })),
      },
      legal: LEGAL_IDENTITY,
      claims: claims(),
      delivery: { ...DEFAULT_DELIVERY, fromPincode: LEGAL_IDENTITY.address.pincode },
      returns: { days: 15, toDoor: true },
      replies: { contactHours: 24, quoteHours: 48 },
      payments: { cod: false, emi: false, methods: ['card', 'upi', 'netbanking', 'wallet'] },
      offers: DISCOUNTS.reduce<PublicOffer[]>(
        (offers, discount) => offersAfterChange(offers, discount, ANCHOR),
        [],
      ),
      lowStockAt: LOW_STOCK_AT,
      updatedAt: daysAgo(10),
    }),
    seedDocument(`settings/${ORDER_TAGS_ID}`, { names: ORDER_TAGS }),
    seedDocument(`settings/${BANK_ACCOUNT_ID}`, { ...BANK_ACCOUNT, updatedAt: daysAgo(10) }),
  ];
}

/** The advertised figures, each with the date it was counted. */
function claims() {
  const claim = (value: string, label: string) => ({ value, label, asOf: AS_OF });
  return {
    artisanPartners: claim('500+', 'artisan partners'),
    happyCustomers: claim('10K+', 'happy customers'),
    productCategories: claim('50+', 'product categories'),
    [SHIPPING_CLAIM]: claim('Worldwide', 'shipping; outside India on request'),
  };
}
