import { paise } from '@kargha/domain/money/paise';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';

export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

export const sampleQuote: ShownQuote = {
  id: 'q1',
  state: 'quoted',
  companyName: 'Malhar Gifts LLP',
  contactPerson: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '9876543210',
  industry: 'Gifts',
  orderType: 'corporate',
  quantity: 80,
  category: 'home-decor',
  requiredBy: null,
  requirements: 'Bowls in indigo',
  lines: [],
  wantsBranding: true,
  wantsPackaging: false,
  wantsSamples: true,
  budgetPerPiece: '1000-2500',
  paymentTerms: 'half-advance',
  additionalInfo: '',
  latestVersion: 2,
  versionState: 'sent',
  validUntil: inDays(5),
  orderId: null,
  files: ['quotes/u1/q1/logo.svg'],
  purchaseOrderNumber: '',
  revision: 4,
  firstReplyAt: null,
  submittedAt: new Date('2026-11-20T20:00:00Z'),
  quotedAt: null,
  createdAt: new Date('2026-11-19T20:00:00Z'),
};

export const sampleOffer: ShownVersion = {
  version: 1,
  state: 'superseded',
  lines: [
    {
      productId: 'bowl',
      description: 'Lacquer bowl',
      quantity: 80,
      unitPrice: paise(105_000),
      discountPercent: 0,
      customisation: 'Indigo only',
      hsnCode: '4419',
      taxPercent: 18,
    },
  ],
  totals: {
    subtotal: paise(8_400_000),
    discount: paise(400_000),
    shipping: paise(0),
    tax: paise(1_440_000),
    cgst: paise(0),
    sgst: paise(0),
    igst: paise(1_440_000),
    total: paise(9_440_000),
  },
  overallDiscount: paise(400_000),
  shipping: paise(0),
  withinState: false,
  buyer: { name: 'Malhar Gifts LLP', gstin: '27AAECN4821K1ZB' },
  placeOfSupply: { name: 'Maharashtra', stateCode: '27' },
  paymentTerms: 'half-advance',
  terms: 'Colours may vary by a shade.',
  leadTimeDays: 21,
  validUntil: inDays(-2),
  sentAt: inDays(-9),
};

const unanswered: ShownQuote = {
  ...sampleQuote,
  state: 'in_review',
  versionState: null,
  latestVersion: 0,
};

export const sampleStaffQuote = {
  taxMode: {},
  quote: { ...unanswered, uid: 'u1', updatedAt: new Date('2026-11-20T20:00:00Z') },
  versions: [],
  messages: [],
  company: { gstNumber: '27AAECN4821K1ZB', isVerified: true, stateCode: '27' },
  supplierState: '29',
  startLines: [],
};
