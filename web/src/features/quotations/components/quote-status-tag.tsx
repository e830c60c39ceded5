import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import type { QuoteStatus } from '../state/quote-status.ts';

/** Yellow: the buyer's turn; blue: the shop's; green: agreed; grey: closed. */
const TONES: Record<QuoteStatus, TagTone> = {
  draft: 'waiting',
  submitted: 'moving',
  in_review: 'moving',
  quoted: 'waiting',
  closed: 'idle',
  withdrawn: 'idle',
  sent: 'waiting',
  buyer_changes: 'moving',
  accepted: 'done',
  declined: 'idle',
  expired: 'idle',
  superseded: 'moving',
  converted: 'done',
};

export function QuoteStatusTag({ status }: { status: QuoteStatus }) {
  const texts = useTexts(quotationsTexts);
  return <Tag tone={TONES[status]}>{texts.statuses[status]}</Tag>;
}
