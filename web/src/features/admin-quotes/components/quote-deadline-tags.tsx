import { quoteClock } from '@kargha/domain/quotes/quote-clock';
import { isOpenDeadline } from '@kargha/domain/records/deadline';
import { useTexts } from '#lib/language/language.ts';
import { DeadlineTag } from '#ui/lists/deadline-tag.tsx';
import { Tag } from '#ui/tag.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { QuoteRow } from '../state/staff-quote.ts';

type QuoteTimes = Pick<QuoteRow, 'state' | 'submittedAt' | 'firstReplyAt' | 'quotedAt'>;

/** Deadlines of 24 hours for a reply and 48 hours for a quote: shows the next open one, or whether it was met. */
export function QuoteDeadlineTags({ quote }: { quote: QuoteTimes }) {
  const texts = useTexts(adminQuotesTexts);
  const clock = quoteClock(quote, new Date());
  if (!clock) return null;
  const isOver = quote.state === 'closed' || quote.state === 'withdrawn';
  const { reply, quotation } = clock;
  if (quotation.state === 'kept') return <Tag tone="done">{texts.quotedInTime}</Tag>;
  if (quotation.state === 'late') return <Tag>{texts.quotedLate}</Tag>;
  if (isOver) return null;
  if (isOpenDeadline(reply))
    return <DeadlineTag clock={reply} due={texts.replyDue} late={texts.replyOverdue} />;
  return <DeadlineTag clock={quotation} due={texts.quoteDue} late={texts.quoteOverdue} />;
}
