import { FIRST_REPLY_HOURS, QUOTATION_HOURS } from './quote.ts';
import type { QuoteRequest } from './quote-schema.ts';
import { deadlineStatus, type DeadlineStatus } from '../records/deadline.ts';
import { HOUR_MS } from '../records/time-spans.ts';

export interface QuoteClock {
  /** first answer, within 24 hours (spec §2) */
  reply: DeadlineStatus;
  /** quotation with samples, within 48 hours */
  quotation: DeadlineStatus;
}

type Timed = Pick<QuoteRequest, 'submittedAt' | 'firstReplyAt' | 'quotedAt'>;

/** null before the request is submitted. */
export function quoteClock(quote: Timed, now: Date): QuoteClock | null {
  const { submittedAt, firstReplyAt, quotedAt } = quote;
  if (!submittedAt) return null;
  return {
    reply: promise(submittedAt, FIRST_REPLY_HOURS, firstReplyAt ?? quotedAt, now),
    quotation: promise(submittedAt, QUOTATION_HOURS, quotedAt, now),
  };
}

function promise(from: Date, hours: number, done: Date | null, now: Date): DeadlineStatus {
  return deadlineStatus(new Date(from.getTime() + hours * HOUR_MS), done, now);
}
