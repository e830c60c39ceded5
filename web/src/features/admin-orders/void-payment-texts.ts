import type { Catalogue } from '#lib/language/language.ts';

const en = {
  recordedByMistake: (amount: string) => `${amount} was recorded by mistake`,
  voidTitle: (amount: string, reference: string) =>
    `Strike the payment of ${amount} (${reference})`,
  voidHint:
    'It is taken out of the books and its reference can be used again. What it paid waits for its payment once more, and the customer is told. Once goods or an invoice have followed it, it stays.',
  voidConfirm: 'Strike payment',
  voidDone: 'The payment is struck',
};

/** What staff read when they strike a payment; the back office is English only. */
export const voidPaymentTexts: Catalogue<typeof en> = { en };
