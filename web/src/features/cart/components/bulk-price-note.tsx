import Typography from '@mui/material/Typography';

import { bulkQuantityProblem, bulkSteps } from '@kargha/domain/catalogue/bulk-price';
import type { CartLine } from '@kargha/domain/shopping/cart';
import { formatPaise } from '@kargha/domain/money/money-format';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';

import { cartTexts } from '../cart-texts.ts';
import type { BulkTerms } from '../state/cart-check.ts';

export function BulkPriceNote({ line, terms }: { line: CartLine; terms: BulkTerms }) {
  const texts = useTexts(cartTexts);
  const text = bulkNoteText(line, terms, texts);
  if (text === '') return null;
  return (
    <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 600 }}>
      {text}
    </Typography>
  );
}

function bulkNoteText(
  { quantity, price }: CartLine,
  { rules, tiers }: BulkTerms,
  texts: (typeof cartTexts)['en'],
): string {
  const steps = bulkSteps(rupeesToPaise(price), rules, tiers);
  const [first] = steps;
  if (!first) return '';
  if (quantity >= first.from && bulkQuantityProblem(quantity, rules) !== null) {
    return texts.bulkMultiples(rules.multiple);
  }
  const next = steps.find(({ from }) => from > quantity);
  if (!next) return texts.bulkPrice;
  const offer = texts.bulkFrom(next.from, formatPaise(next.unitPrice));
  return quantity < first.from ? offer : `${texts.bulkPrice} ${offer}`;
}
