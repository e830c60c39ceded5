import { bulkSteps, followsBulkRules } from '@kargha/domain/catalogue/bulk-price';
import { rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import type { CartLine } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { Text } from '#ui/text.tsx';

import { cartTexts } from '../cart-texts.ts';
import type { BulkTerms } from '../checks/state/cart-check.ts';

interface BulkPriceNoteProps {
  line: CartLine;
  terms: BulkTerms;
  formatAmount: (unitPrice: Paise) => string;
}

export function BulkPriceNote({ line, terms, formatAmount }: BulkPriceNoteProps) {
  const texts = useTexts(cartTexts);
  const text = bulkNoteText(line, terms, { texts, formatAmount });
  if (text === '') return null;
  return (
    <Text variant="body2" tone="success" style={{ fontWeight: 600 }}>
      {text}
    </Text>
  );
}

function bulkNoteText(
  { quantity, price }: CartLine,
  { rules, tiers }: BulkTerms,
  {
    texts,
    formatAmount,
  }: Pick<BulkPriceNoteProps, 'formatAmount'> & { texts: (typeof cartTexts)['en'] },
): string {
  const steps = bulkSteps(rupeesToPaise(price), rules, tiers);
  const [first] = steps;
  if (!first) return '';
  if (quantity >= first.from && !followsBulkRules(quantity, rules)) {
    return texts.bulkMultiples(rules.multiple);
  }
  const next = steps.find(({ from }) => from > quantity);
  if (!next) return texts.bulkPrice;
  const offer = texts.bulkFrom(next.from, formatAmount(next.unitPrice));
  return quantity < first.from ? offer : `${texts.bulkPrice} ${offer}`;
}
