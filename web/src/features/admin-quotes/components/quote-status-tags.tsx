import { quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { QuoteRow } from '../state/staff-quote.ts';

const TONES: Record<QuoteRow['state'], TagTone> = {
  draft: 'idle',
  submitted: 'offer',
  in_review: 'waiting',
  quoted: 'moving',
  closed: 'idle',
  withdrawn: 'idle',
};

type QuoteStatus = Pick<QuoteRow, 'state' | 'versionState' | 'validUntil' | 'latestVersion'>;

export function QuoteStatusTags({ quote }: { quote: QuoteStatus }) {
  const texts = useTexts(adminQuotesTexts);
  const { request, offer } = quoteStatusAt(quote, new Date());
  const tone = offer === 'converted' ? 'done' : TONES[request];
  return (
    <>
      <Tag tone={tone}>{texts.states[request]}</Tag>
      {offer && <span>{texts.versionOf(quote.latestVersion, texts.offers[offer])}</span>}
    </>
  );
}
