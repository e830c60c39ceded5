import type { ReactNode } from 'react';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import { contactOf, quoteFacts } from '#lib/documents/quote-facts.ts';
import { Facts } from '#ui/facts.tsx';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { readRequestFile, type StaffQuote } from '../state/staff-quote.ts';

export function QuoteRequestDetails({
  staffQuote,
  children,
}: {
  staffQuote: StaffQuote;
  children: ReactNode;
}) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.requestTitle}
      </Text>
      <Facts facts={useFacts(staffQuote)} />
      {children}
      <Files staffQuote={staffQuote} />
    </Surface>
  );
}

function useFacts({ quote, company }: StaffQuote): [name: string, value: string][] {
  const texts = useTexts(adminQuotesTexts);
  const words = useTexts(quoteRequestTexts);
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

function Files({ staffQuote: { quote } }: { staffQuote: StaffQuote }) {
  const texts = useTexts(adminQuotesTexts);
  if (quote.files.length === 0) return null;
  return (
    <>
      <Text variant="h4" component="h3" mt={2}>
        {texts.files}
      </Text>
      <FileButtons
        paths={quote.files}
        label={texts.download}
        open={(name) => readRequestFile(quote.id, name)}
      />
    </>
  );
}
