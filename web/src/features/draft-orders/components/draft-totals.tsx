import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import type { PriceState } from '../state/use-draft-price.ts';

export function DraftTotals({ price, failure, isWorking }: PriceState) {
  const texts = useTexts(draftOrdersTexts);
  const isEmpty = !price || price.lines.length === 0;
  return (
    <Surface aria-busy={isWorking}>
      <Text variant="h3" component="h2" mb={2}>
        {texts.totalsTitle}
      </Text>
      {failure !== '' && <Notice tone="error" title={failure} />}
      {isEmpty ? (
        <Quiet>{isWorking ? texts.pricing : texts.noPrice}</Quiet>
      ) : (
        <Totals totals={price.totals} />
      )}
    </Surface>
  );
}

function Totals({ totals }: Pick<NonNullable<PriceState['price']>, 'totals'>) {
  const texts = useTexts(draftOrdersTexts);
  const { subtotal, discount, shipping, tax, taxIncluded, giftCard, total } = totals;
  return (
    <TotalsList>
      <TotalsRow label={texts.subtotal}>{formatPaise(subtotal)}</TotalsRow>
      {discount > 0 && (
        <TotalsRow label={texts.discount}>{formatPaise(paise(0 - discount))}</TotalsRow>
      )}
      <TotalsRow label={texts.shippingSum}>
        {shipping === 0 ? texts.free : formatPaise(shipping)}
      </TotalsRow>
      {!taxIncluded && <TotalsRow label={texts.tax}>{formatPaise(tax)}</TotalsRow>}
      {giftCard > 0 && (
        <TotalsRow label={texts.giftCardSum}>{formatPaise(paise(0 - giftCard))}</TotalsRow>
      )}
      <TotalsRow label={texts.total} isTotal>
        {formatPaise(total)}
      </TotalsRow>
      <IncludedTaxRow totals={totals} />
    </TotalsList>
  );
}

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
