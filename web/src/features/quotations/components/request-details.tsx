import Typography from '@mui/material/Typography';

import { formatDay } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import { wishedLines, type ShownQuote } from '#lib/quote-document.ts';
import { Surface } from '#ui/surface.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import { Facts } from './facts.tsx';

/** What the buyer has asked for. */
export function RequestDetails({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(quotationsTexts);
  const words = useTexts(quoteWordsTexts);
  const { fields } = words;
  const wishes = [
    quote.wantsBranding && words.branding,
    quote.wantsPackaging && words.packaging,
    quote.wantsSamples && words.samples,
  ].filter((wish) => wish !== false);
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
          [fields.contact, [quote.contactPerson, quote.email, quote.phone].join('\n')],
          [fields.industry, quote.industry],
          [fields.orderType, words.orderTypes[quote.orderType]],
          [fields.quantity, words.pieces(quote.quantity)],
          [fields.category, words.categories[quote.category]],
          [fields.requiredBy, quote.requiredBy ? formatDay(quote.requiredBy) : ''],
          [fields.lines, wishedLines(quote.lines)],
          [fields.requirements, quote.requirements],
          [fields.wishes, wishes.join(', ')],
          [fields.budget, words.budgets[quote.budgetPerPiece]],
          [fields.payment, words.paymentTerms[quote.paymentTerms]],
          [fields.additionalInfo, quote.additionalInfo],
        ]}
      />
    </Surface>
  );
}
