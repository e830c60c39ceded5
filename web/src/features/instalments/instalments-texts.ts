import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Payment',
  terms: (words: string) => `Payment terms: ${words}`,
  yourNumber: (number: string) => `Your PO number: ${number}`,
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening payment…',
  before: (amount: string) => `We dispatch your order once ${amount} is paid.`,
  quotation: 'View quotation and files',
  paid: 'Thank you. Your payment has been received.',
  confirming: 'We are confirming your payment. This can take a few minutes.',
};

export const instalmentsTexts: Catalogue<typeof en> = { en };
