import { formatCount } from '@kargha/domain/money/count-format';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  tooMany: (most: number) => `Enter at most ${formatCount(most)}.`,
  tooFew: (least: number) => `Enter at least ${formatCount(least)}.`,
};

export const countTexts: Catalogue<typeof en> = { en };
