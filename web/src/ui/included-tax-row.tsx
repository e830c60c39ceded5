import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';

import { includedTaxTexts } from './included-tax-texts.ts';
import { TotalsRow } from './totals-list.tsx';

interface IncludedTaxRowProps {
  totals: { tax: Paise; taxIncluded?: true | undefined };
}

/** Goes below the total: the tax that the prices contain. Nothing when there is none, or when it is a separate sum. */
export function IncludedTaxRow({ totals: { tax, taxIncluded } }: IncludedTaxRowProps) {
  const texts = useTexts(includedTaxTexts);
  if (!taxIncluded || tax === 0) return null;
  return <TotalsRow label={texts.includesTax}>{formatPaise(tax)}</TotalsRow>;
}
