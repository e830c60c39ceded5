import type { Catalogue } from '#lib/language/language.ts';

const en = {
  strike: (amount: string) => `${amount} was recorded by mistake`,
  strikeTitle: (amount: string, reference: string) =>
    `Strike the payment of ${amount} (${reference})`,
  strikeHint:
    'It is taken out of the books and its reference can be used again. What it paid waits for its payment once more, and the customer is told. Once goods or an invoice have followed it, it stays.',
  strikeConfirm: 'Strike payment',
  struckDone: 'The payment is struck',
};

/** What staff read when they strike a payment; the back office is English only. */
export const strikeTexts: Catalogue<typeof en> = { en };
