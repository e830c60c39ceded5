import type { QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { quoteRequestTexts } from '#lib/language/quote-request-texts.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quotationsTexts } from '../../quotations-texts.ts';
import { offerLineText, useOfferLineProducts } from '../state/offer-line-products.ts';
import { changesBetween, type OfferVersionChange } from '../state/offer-version-changes.ts';

interface OfferVersionChangesProps {
  before: ShownVersion;
  after: ShownVersion;
}

export function OfferVersionChanges({ before, after }: OfferVersionChangesProps) {
  const texts = useTexts(quotationsTexts);
  const quoteTexts = useTexts(quoteRequestTexts);
  const translate = useTranslate();
  const language = useLanguage();
  const products = useOfferLineProducts([...before.lines, ...after.lines]);
  const titleOf = ({ options, ...line }: QuoteLine) =>
    lineTitle({ title: offerLineText(language, line, products).text, options }, translate);
  const sentences = changesBetween(before, after, titleOf).map((change) =>
    describeChange(change, texts, quoteTexts),
  );
  if (sentences.length === 0) return null;
  return (
    <Surface>
      <Text variant="h2" mb={2}>
        {texts.changesTitle(before.version)}
      </Text>
      <List>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
    </Surface>
  );
}

function describeChange(
  change: OfferVersionChange,
  texts: typeof quotationsTexts.en,
  quoteTexts: typeof quoteRequestTexts.en,
): string {
  if (!('from' in change)) return texts[change.what](change.line);
  const [name, from, to] = describeValues(change, texts, quoteTexts);
  return texts.changed(name, from, to);
}

type ChangedOrder = Extract<OfferVersionChange, { from: unknown }>;

function describeValues(
  change: ChangedOrder,
  texts: typeof quotationsTexts.en,
  quoteTexts: typeof quoteRequestTexts.en,
): [name: string, from: string, to: string] {
  switch (change.what) {
    case 'quantity':
      return [change.line, quoteTexts.pieces(change.from), quoteTexts.pieces(change.to)];
    case 'price':
      return [change.line, formatPaise(change.from), formatPaise(change.to)];
    case 'discount':
      return [`${change.line}, ${texts.discount}`, `${change.from}%`, `${change.to}%`];
    case 'leadTime':
      return [texts.leadTime, texts.days(change.from), texts.days(change.to)];
    case 'payment': {
      const { paymentTerms } = quoteTexts;
      return [quoteTexts.fields.payment, paymentTerms[change.from], paymentTerms[change.to]];
    }
    case 'reduction':
      return [texts.discount, formatPaise(change.from), formatPaise(change.to)];
    default:
      return [texts[change.what], formatPaise(change.from), formatPaise(change.to)];
  }
}

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));
