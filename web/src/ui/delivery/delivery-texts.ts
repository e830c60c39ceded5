import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Delivery',
  pincode: 'Pincode',
  check: 'Check',
  malformed: 'Please enter a valid 6-digit pincode',
  arrives: (from: string, to: string) => `Estimated delivery: ${from} to ${to}.`,
  note: {
    near: 'Sundays are not counted.',
    country: 'Sundays are not counted.',
    remote: 'Sundays are not counted. Couriers take longer to reach hills and islands.',
  },
  expected: 'Expected delivery',
  days: (from: string, to: string) => `${from} to ${to}`,
};

export const deliveryTexts: Catalogue<typeof en> = { en };
