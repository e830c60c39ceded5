import type { Catalogue } from '#lib/language/language.ts';

const en = {
  atMost: (most: number) => `You can order at most ${most}, so the quantity is now ${most}.`,
  wholeOnly: (whole: number) => `Whole numbers only, so the quantity is now ${whole}.`,
};

export const quantityTexts: Catalogue<typeof en> = { en };
