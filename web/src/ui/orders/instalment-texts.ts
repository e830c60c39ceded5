import type { Catalogue } from '#lib/language/language.ts';

const en = {
  whole: 'Full amount',
  byCause: { order: 'Paid with the order', edit: 'For changed items' },
  share: (percent: number) => `${percent}%`,
  when: { now: 'in advance', on_delivery: 'on delivery', on_date: 'on credit' },
  paid: 'Paid',
  credited: 'Credited',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Not due yet',
  dueOn: (day: string) => `Due on ${day}`,
  afterInvoice: (days: number) => `Due ${days} days after the invoice`,
  afterDelivery: 'Due when the goods are delivered',
  takenOff: (amount: string) => `Reduced by ${amount} for returned items`,
  takenOut: (amount: string) => `Reduced by ${amount} for removed items`,
  reference: (reference: string) => `Payment ${reference}`,
  receipt: (number: string) => `Receipt voucher ${number}`,
  refunded: (number: string, amount: string) => `${amount} refunded, refund voucher ${number}`,
  transferTitle: 'Pay by bank transfer',
  transferHint:
    'Use the order number as the reference. We mark the instalment as paid when the money arrives.',
  transferUnknown: 'You can also pay by bank transfer. We will send you our account details.',
  holder: 'Account holder',
  bank: 'Bank',
  account: 'Account number',
  ifsc: 'IFSC',
};

export const instalmentTexts: Catalogue<typeof en> = { en };
