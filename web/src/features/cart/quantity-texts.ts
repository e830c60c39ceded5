import type { Catalogue } from '#lib/language/language.ts';

const en = {
  atMost: (most: number) => `You can order up to ${most}, so we set the quantity to ${most}.`,
  wholeOnly: (whole: number) => `Please use whole numbers. We set the quantity to ${whole}.`,
};

export const quantityTexts: Catalogue<typeof en> = { en };
