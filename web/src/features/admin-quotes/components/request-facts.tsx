import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatDay, formatMoment } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import { wishedLines } from '#lib/quote-document.ts';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { Surface } from '#ui/surface.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { deskFile, type DeskQuote } from '../state/desk.ts';

/** What the buyer has asked for, who they are, and what they have attached. */
export function RequestFacts({ desk }: { desk: DeskQuote }) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <Surface>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.requestTitle}
      </Typography>
      <List>
        {useFacts(desk)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </List>
      <Files desk={desk} />
    </Surface>
  );
}

function useFacts({ quote, company }: DeskQuote): [name: string, value: string][] {
  const texts = useTexts(adminQuotesTexts);
  const words = useTexts(quoteWordsTexts);
  const { fields } = words;
  const { gstNumber, isVerified } = company;
  const checked = isVerified ? gstNumber : texts.gstinUnchecked(gstNumber);
  const wishes = [
    quote.wantsBranding && words.branding,
    quote.wantsPackaging && words.packaging,
    quote.wantsSamples && words.samples,
  ].filter((wish) => wish !== false);
  return [
    [fields.contact, [quote.contactPerson, quote.email, quote.phone].join('\n')],
    [texts.gstin, gstNumber === '' ? texts.noGstin : checked],
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
    [texts.columns.submitted, quote.submittedAt ? formatMoment(quote.submittedAt) : ''],
  ];
}

function Files({ desk: { quote } }: { desk: DeskQuote }) {
  const texts = useTexts(adminQuotesTexts);
  if (quote.files.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        {texts.files}
      </Typography>
      <FileButtons
        paths={quote.files}
        label={texts.download}
        open={(name) => deskFile(quote.id, name)}
      />
    </>
  );
}

const List = styled('dl')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
