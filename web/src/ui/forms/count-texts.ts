import { formatCount } from '@kargha/domain/money/count-format';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  tooMany: (max: number) => `Enter at most ${formatCount(max)}.`,
  tooFew: (min: number) => `Enter at least ${formatCount(min)}.`,
};

export const countTexts: Catalogue<typeof en> = { en };
