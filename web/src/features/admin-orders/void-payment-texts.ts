import type { Catalogue } from '#lib/language/language.ts';

const en = {
  voidButton: (amount: string) => `Void payment of ${amount}`,
  voidTitle: (amount: string, reference: string) => `Void the payment of ${amount} (${reference})?`,
  voidHint:
    'The payment is removed from the books and its reference can be used again. The amount is due again, and we tell the customer. You can’t void a payment after items have shipped or an invoice was issued.',
  voidConfirm: 'Void payment',
  voidDone: 'Payment voided',
};

export const voidPaymentTexts: Catalogue<typeof en> = { en };
