import type { Catalogue } from '#lib/language/language.ts';

const en = {
  giftCardHere: 'Gift cards are entered at checkout, in the box “Gift card”.',
};

/** What is said of a code in the wrong box. */
export const codeTexts: Catalogue<typeof en> = { en };
