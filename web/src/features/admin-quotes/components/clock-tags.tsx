import { quoteClock, type PromiseClock } from '@kargha/domain/quotes/quote-clock';
import { formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { QuoteRow } from '../state/desk.ts';

type Timed = Pick<QuoteRow, 'state' | 'submittedAt' | 'firstReplyAt' | 'quotedAt'>;

/** How the promises of 24 and 48 hours stand: what is open and next, or how it went. */
export function ClockTags({ quote }: { quote: Timed }) {
  const texts = useTexts(adminQuotesTexts);
  const clock = quoteClock(quote, new Date());
  if (!clock) return null;
  const isOver = quote.state === 'closed' || quote.state === 'withdrawn';
  const { reply, quotation } = clock;
  if (quotation.state === 'kept') return <Tag tone="done">{texts.quotedInTime}</Tag>;
  if (quotation.state === 'late') return <Tag>{texts.quotedLate}</Tag>;
  if (isOver) return null;
  if (isOpen(reply))
    return <OpenTag clock={reply} due={texts.replyDue} late={texts.replyOverdue} />;
  return <OpenTag clock={quotation} due={texts.quoteDue} late={texts.quoteOverdue} />;
}

interface OpenTagProps {
  clock: PromiseClock;
  due: (when: string) => string;
  late: (when: string) => string;
}

function OpenTag({ clock, due, late }: OpenTagProps) {
  const when = formatMoment(clock.due);
  if (clock.state === 'overdue') return <Tag tone="offer">{late(when)}</Tag>;
  return <Tag tone="waiting">{due(when)}</Tag>;
}

function isOpen({ state }: PromiseClock): boolean {
  return state === 'running' || state === 'overdue';
}
