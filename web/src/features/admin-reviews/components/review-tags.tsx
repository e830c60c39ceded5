import type { ReviewState } from '@kargha/domain/reviews/review';
import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminReviewsTexts } from '../admin-reviews-texts.ts';

const TONES: Record<ReviewState, TagTone> = {
  pending: 'waiting',
  published: 'done',
  rejected: 'idle',
};

export function ReviewTags({ review: { status, returned, reply } }: { review: ReviewRow }) {
  const texts = useTexts(adminReviewsTexts);
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }}>
      <Tag tone={TONES[status]}>{texts.states[status]}</Tag>
      {returned && <Tag>{texts.returned}</Tag>}
      {reply && <Tag tone="moving">{texts.answered}</Tag>}
    </span>
  );
}
