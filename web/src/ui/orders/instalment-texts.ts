import type { Catalogue } from '#lib/language/language.ts';

const en = {
  whole: 'The whole amount',
  share: (percent: number) => `${percent}%`,
  when: { now: 'in advance', on_delivery: 'on delivery', on_date: 'on credit' },
  paid: 'Paid',
  credited: 'Credited',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Not due yet',
  dueOn: (day: string) => `Due on ${day}`,
  afterInvoice: (days: number) => `Due ${days} days after the invoice`,
  afterDelivery: 'Due once the goods are delivered',
  takenOff: (amount: string) => `${amount} taken off for pieces that came back`,
  takenOut: (amount: string) => `${amount} taken off for pieces that were taken out`,
  reference: (reference: string) => `Payment ${reference}`,
  receipt: (number: string) => `Receipt voucher ${number}`,
  refunded: (number: string, amount: string) => `${amount} given back, refund voucher ${number}`,
  transferTitle: 'Pay by bank transfer',
  transferHint:
    'Name the number of the order as the reference. The part is marked as paid when the money has arrived.',
  transferUnknown: 'You can also pay by bank transfer: the shop will send you its account details.',
  holder: 'Account holder',
  bank: 'Bank',
  account: 'Account number',
  ifsc: 'IFSC',
};

export const instalmentTexts: Catalogue<typeof en> = { en };
