import type { includedTaxTexts } from './included-tax-texts.ts';

export const includedTaxHindi: typeof includedTaxTexts.en = { includesTax: 'इसमें शामिल जीएसटी' };
