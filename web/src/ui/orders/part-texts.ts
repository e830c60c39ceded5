import type { Catalogue } from '#lib/language/language.ts';

const en = {
  whole: 'The whole amount',
  share: (percent: number) => `${percent}%`,
  when: { now: 'in advance', on_delivery: 'on delivery', on_date: 'on credit' },
  paid: 'Paid',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Not due yet',
  dueOn: (day: string) => `Due on ${day}`,
  afterDelivery: 'Due once the goods are delivered',
  reference: (reference: string) => `Payment ${reference}`,
  receipt: (number: string) => `Receipt voucher ${number}`,
  refunded: (number: string, amount: string) => `${amount} given back, refund voucher ${number}`,
};

export const partTexts: Catalogue<typeof en> = { en };
