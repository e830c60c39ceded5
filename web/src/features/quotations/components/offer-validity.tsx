import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { quoteStatus } from '../state/quote-status.ts';
import { timeLeft } from '../state/time-left.ts';

/** Until when the offer can be taken, and how long that still is; nothing where there is none to take. */
export function OfferValidity({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  if (!quote.validUntil) return null;
  const day = formatDay(quote.validUntil);
  const standing = quoteStatus(quote, new Date());
  if (standing === 'sent') {
    return (
      <span>
        {texts.validUntil(day)} · <Countdown until={quote.validUntil} />
      </span>
    );
  }
  return standing === 'expired' ? <span>{texts.expiredOn(day)}</span> : null;
}

function Countdown({ until }: { until: Date }) {
  const texts = useTexts(offerTexts);
  const left = timeLeft(until, new Date());
  if (!left) return null;
  if (left.unit === 'days') return <>{texts.daysLeft(left.count)}</>;
  return <>{left.count === 0 ? texts.lastHour : texts.hoursLeft(left.count)}</>;
}
