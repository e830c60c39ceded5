import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { quoteStatus } from '../state/quote-status.ts';
import { offerTimeLeft } from '../state/offer-time-left.ts';

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
