import { formatDay } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { quotationsTexts } from '../quotations-texts.ts';
import { standingOf, type ShownQuote } from '../state/shown-quote.ts';

/** Until when the offer can be taken; nothing where there is none to take. */
export function Validity({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  if (!quote.validUntil) return null;
  const day = formatDay(quote.validUntil);
  const standing = standingOf(quote, new Date());
  if (standing === 'sent') return <span>{texts.validUntil(day)}</span>;
  return standing === 'expired' ? <span>{texts.expiredOn(day)}</span> : null;
}
