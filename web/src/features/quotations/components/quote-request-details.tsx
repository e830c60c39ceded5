import Typography from '@mui/material/Typography';

import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { contactOf, quoteFacts } from '#lib/documents/quote-facts.ts';
import { Facts } from '#ui/facts.tsx';
import { Surface } from '#ui/surface.tsx';

import { quotationsTexts } from '../quotations-texts.ts';

export function QuoteRequestDetails({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const { fields } = quoteTexts;
  const day = formatDay(quote.submittedAt ?? quote.createdAt);
  return (
    <Surface>
      <Typography variant="h2">{texts.requestTitle}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {quote.submittedAt ? texts.submittedOn(day) : texts.begunOn(day)}
      </Typography>
      <Facts
        facts={[
          [fields.company, quote.companyName],
          [fields.contact, contactOf(quote)],
          ...quoteFacts(quote, quoteTexts),
        ]}
      />
    </Surface>
  );
}
