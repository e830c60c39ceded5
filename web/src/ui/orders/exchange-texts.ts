import type { Catalogue } from '#lib/language/language.ts';

const en = {
  wish: 'What would you like?',
  refund: 'A refund',
  instead: (options: string) => `${options} instead`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  toPay: 'You pay',
  wanted: (item: string) => `In exchange: ${item}`,
  reserved: (day: string) => `We have reserved it for you until ${day}.`,
  released:
    'It is on sale again, because we have not received your return. If it is sold out by then, we refund you.',
  declined: 'We refund you instead.',
  dearer: (amount: string) =>
    `It costs ${amount} more. We email you a payment link once your return is here.`,
  cheaper: (amount: string) => `We refund ${amount} once your return is here.`,
  even: 'There is nothing to pay.',
  received: 'We have received the items and will check them. Then we order your replacement.',
  replacement: (order: string) => `Replacement: order ${order}`,
  replaces: (order: string) => `Replaces items of order ${order}`,
  payDifference: (amount: string) => `Pay ${amount}`,
  paidByReturn: (order: string) => `Items returned from ${order}`,
  creditGiven: 'Paid for your replacement',
};

export const exchangeTexts: Catalogue<typeof en> = { en };
