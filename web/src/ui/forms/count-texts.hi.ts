import { formatCount } from '@kargha/domain/money/count-format';

import type { countTexts } from './count-texts.ts';

export const countHindi: typeof countTexts.en = {
  tooMany: (max) => `अधिकतम ${formatCount(max)} लिखें।`,
  tooFew: (min) => `कम से कम ${formatCount(min)} लिखें।`,
};
