import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import { contactOf, quoteFacts } from '#lib/documents/quote-facts.ts';
import { Facts } from '#ui/facts.tsx';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { Surface } from '#ui/surface.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { deskFile, type DeskQuote } from '../state/desk.ts';

/** What the buyer has asked for, who they are, and what they have attached. */
export function RequestFacts({ desk, children }: { desk: DeskQuote; children: ReactNode }) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <Surface>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.requestTitle}
      </Typography>
      <Facts facts={useFacts(desk)} />
      {children}
      <Files desk={desk} />
    </Surface>
  );
}

function useFacts({ quote, company }: DeskQuote): [name: string, value: string][] {
  const texts = useTexts(adminQuotesTexts);
  const words = useTexts(quoteWordsTexts);
  const { gstNumber, isVerified } = company;
  const checked = isVerified ? gstNumber : texts.gstinUnchecked(gstNumber);
  return [
    [texts.number, quotationNumber(quote.id)],
    [words.fields.contact, contactOf(quote)],
    [texts.gstin, gstNumber === '' ? texts.noGstin : checked],
    ...quoteFacts(quote, words),
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
