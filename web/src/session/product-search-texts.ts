import { formatCount } from '@kargha/domain/money/count-format';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  inStock: (units: number) => `${formatCount(Math.max(0, units))} in stock`,
};

export const productSearchTexts: Catalogue<typeof en> = { en };
