import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';
import { Surface } from '#ui/surface.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import type { PriceNow } from '../state/use-drafts.ts';

/** What the draft costs, as the server has worked it out. */
export function DraftSums({ price, failure, isWorking }: PriceNow) {
  const texts = useTexts(draftOrdersTexts);
  const isEmpty = !price || price.lines.length === 0;
  return (
    <Surface aria-busy={isWorking}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.sums}
      </Typography>
      {failure !== '' && <Notice tone="error" title={failure} />}
      {isEmpty ? (
        <Quiet>{isWorking ? texts.pricing : texts.noPrice}</Quiet>
      ) : (
        <Totals totals={price.totals} />
      )}
    </Surface>
  );
}

function Totals({ totals }: Pick<NonNullable<PriceNow['price']>, 'totals'>) {
  const texts = useTexts(draftOrdersTexts);
  const { subtotal, discount, shipping, tax, giftCard, total } = totals;
  return (
    <Sums>
      <SumRow label={texts.subtotal}>{formatPaise(subtotal)}</SumRow>
      {discount > 0 && <SumRow label={texts.discount}>{formatPaise(paise(0 - discount))}</SumRow>}
      <SumRow label={texts.shippingSum}>
        {shipping === 0 ? texts.free : formatPaise(shipping)}
      </SumRow>
      <SumRow label={texts.tax}>{formatPaise(tax)}</SumRow>
      {giftCard > 0 && (
        <SumRow label={texts.giftCardSum}>{formatPaise(paise(0 - giftCard))}</SumRow>
      )}
      <SumRow label={texts.total} isTotal>
        {formatPaise(total)}
      </SumRow>
    </Sums>
  );
}

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
