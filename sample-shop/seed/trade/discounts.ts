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
    description: '10% off your first order, up to ₹750',
    kind: 'percent',
    percent: 10,
    maxDiscount: rupeesToPaise(750),
    minSubtotal: rupeesToPaise(1000),
    perPersonLimit: 1,
    isPublic: true,
    startsAt: daysAgo(80),
    endsAt: null,
  },
  {
    ...PLAIN,
    code: 'LOOM500',
    description: '₹500 off orders of ₹5,000 or more',
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
    description: 'Free shipping on orders of ₹800 or more',
    kind: 'free_shipping',
    minSubtotal: rupeesToPaise(800),
    stackable: true,
    startsAt: daysAgo(5),
    endsAt: daysAhead(25),
  },
  {
    ...PLAIN,
    code: 'LUCKYLOOM',
    description: '20% off for the first customer to use it',
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
    description: '15% off sarees for the wedding season',
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
    description: '5% off for verified businesses',
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
    description: '12% off in the festival week',
    kind: 'percent',
    percent: 12,
    maxDiscount: rupeesToPaise(1200),
    startsAt: daysAgo(14),
    endsAt: FESTIVAL_END,
  },
  {
    ...PLAIN,
    code: 'MONSOON',
    description: '₹300 off in the monsoon',
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
