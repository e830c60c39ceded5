import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { offerTexts } from '../../offer-texts.ts';
import { quotationsTexts } from '../../quotations-texts.ts';
import { quoteStatus } from '../../state/quote-status.ts';

export function OfferValidity({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  if (!quote.validUntil) return null;
  const day = formatDay(quote.validUntil);
  const status = quoteStatus(quote, new Date());
  if (status === 'sent') {
    return (
      <span>
        {texts.validUntil(day)} · <Countdown until={quote.validUntil} />
      </span>
    );
  }
  return status === 'expired' ? <span>{texts.expiredOn(day)}</span> : null;
}

function Countdown({ until }: { until: Date }) {
  const texts = useTexts(offerTexts);
  const remaining = offerTimeLeft(until, new Date());
  if (!remaining) return null;
  if (remaining.unit === 'days') return <>{texts.daysLeft(remaining.count)}</>;
  return <>{remaining.count === 0 ? texts.lastHour : texts.hoursLeft(remaining.count)}</>;
}

const DAY_HOURS = 24;

/** Whole days, or whole hours below two days. */
export interface OfferTimeLeft {
  unit: 'days' | 'hours';
  count: number;
}

/** Returns null once the time is over. */
export function offerTimeLeft(until: Date, now: Date): OfferTimeLeft | null {
  const remaining = until.getTime() - now.getTime();
  if (remaining <= 0) return null;
  const hours = Math.floor(remaining / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
