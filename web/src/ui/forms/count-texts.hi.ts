import { formatCount } from '@kargha/domain/money/count-format';

import type { countTexts } from './count-texts.ts';

export const countHindi: typeof countTexts.en = {
  tooMany: (most) => `अधिक से अधिक ${formatCount(most)} लिखें।`,
  tooFew: (least) => `कम से कम ${formatCount(least)} लिखें।`,
};
