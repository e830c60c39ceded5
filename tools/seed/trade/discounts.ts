import { indianDay } from '@kargha/domain/india/indian-day';
import type { Discount } from '@kargha/domain/pricing/discount';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';

import { daysAgo, daysAhead } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

const FESTIVAL_END = daysAgo(5);

const PLAIN: Omit<Discount, 'code' | 'description' | 'kind' | 'startsAt' | 'endsAt'> = {
  method: 'code',
  products: [],
  percent: 0,
  amount: paise(0),
  maxDiscount: null,
  minSubtotal: paise(0),
  collections: [],
  roles: [],
  perPersonLimit: null,
  totalLimit: null,
  used: 0,
  stackable: false,
  active: true,
  createdAt: daysAgo(88),
  updatedAt: daysAgo(10),
};

/** One of each kind, and one of each status that needs no redemption. */
export const DISCOUNTS: readonly Discount[] = [
  {
    ...PLAIN,
    code: 'NAMASTE10',
    description: 'Ten per cent off the first order, at most ₹750',
    kind: 'percent',
    percent: 10,
    maxDiscount: rupeesToPaise(750),
    minSubtotal: rupeesToPaise(1000),
    perPersonLimit: 1,
    startsAt: daysAgo(80),
    endsAt: null,
  },
  {
    ...PLAIN,
    code: 'LOOM500',
    description: '₹500 off from ₹5,000',
    kind: 'fixed',
    amount: rupeesToPaise(500),
    minSubtotal: rupeesToPaise(5000),
    perPersonLimit: 2,
    totalLimit: 400,
    startsAt: daysAgo(20),
    endsAt: daysAhead(45),
  },
  {
    ...PLAIN,
    code: 'FREEPOST',
    description: 'No shipping charge on any order from ₹800',
    kind: 'free_shipping',
    minSubtotal: rupeesToPaise(800),
    stackable: true,
    startsAt: daysAgo(5),
    endsAt: daysAhead(25),
  },
  {
    ...PLAIN,
    code: 'LUCKYLOOM',
    description: 'Twenty per cent for the one visitor who is first',
    kind: 'percent',
    percent: 20,
    maxDiscount: rupeesToPaise(2000),
    perPersonLimit: 1,
    totalLimit: 1,
    startsAt: daysAgo(30),
    endsAt: null,
  },
  {
    ...PLAIN,
    code: 'SAREE15',
    description: 'Fifteen per cent off sarees for the wedding season',
    kind: 'percent',
    percent: 15,
    maxDiscount: rupeesToPaise(3000),
    collections: ['saree'],
    startsAt: daysAhead(10),
    endsAt: daysAhead(55),
  },
  {
    ...PLAIN,
    code: 'BULK5',
    description: 'Five per cent for verified businesses',
    kind: 'percent',
    percent: 5,
    minSubtotal: rupeesToPaise(25_000),
    roles: ['b2b_buyer'],
    startsAt: daysAgo(60),
    endsAt: null,
  },
  {
    ...PLAIN,
    code: `DIWALI${indianDay(FESTIVAL_END).slice(2, 4)}`,
    description: 'Festival week',
    kind: 'percent',
    percent: 12,
    maxDiscount: rupeesToPaise(1200),
    startsAt: daysAgo(14),
    endsAt: FESTIVAL_END,
  },
  {
    ...PLAIN,
    code: 'MONSOON',
    description: 'Switched off: it was shared as a screenshot',
    kind: 'fixed',
    amount: rupeesToPaise(300),
    minSubtotal: rupeesToPaise(1500),
    active: false,
    startsAt: daysAgo(85),
    endsAt: daysAgo(50),
  },
];

export function discountDocuments(): SeedDocument[] {
  return DISCOUNTS.map((discount) => seedDocument(`discounts/${discount.code}`, discount));
}
