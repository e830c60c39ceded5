import type { DiscountStatus } from '@kargha/domain/pricing/discount';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';

const TONES: Record<DiscountStatus, TagTone> = {
  active: 'done',
  scheduled: 'moving',
  used_up: 'waiting',
  ended: 'idle',
  disabled: 'idle',
};

export function DiscountStatusTag({ standing }: { standing: DiscountStatus }) {
  const texts = useTexts(adminDiscountsTexts);
  return <Tag tone={TONES[standing]}>{texts.statuses[standing]}</Tag>;
}
