import type { Catalogue } from '#lib/language/language.ts';

const en = { includesTax: 'Includes GST' };

export const includedTaxTexts: Catalogue<typeof en> = { en };
