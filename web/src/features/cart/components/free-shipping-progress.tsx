import { styled } from '@mui/material/styles';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { freeShippingGap, type OrderTotals } from '@kargha/domain/pricing/price-order';
import { useTexts } from '#lib/language/language.ts';

import { cartTexts } from '../cart-texts.ts';
import { useShipping } from '../state/cart-check.ts';

export function FreeShippingProgress({ totals }: { totals: OrderTotals }) {
  const texts = useTexts(cartTexts);
  const figures = useShipping();
  const goods = paise(totals.subtotal - totals.discount);
  const gap = totals.shipping === 0 ? totals.shipping : freeShippingGap(goods, figures);
  const reached = gap === 0 ? 100 : Math.floor((goods / (goods + gap)) * 100);

  return (
    <Hint data-reached={gap === 0}>
      <p>{gap === 0 ? texts.shipsFree : texts.untilFreeShipping(formatPaise(gap))}</p>
      <progress aria-label={texts.freeShippingProgress} max={100} value={reached} />
    </Hint>
  );
}

const Hint = styled('div')(({ theme: { vars, spacing } }) => {
  const thread = { background: 'var(--thread)', borderRadius: 999 };
  return {
    '--thread': vars.palette.primary.main,
    '&[data-reached="true"]': { '--thread': vars.palette.success.main },
    marginBottom: spacing(2.5),
    padding: spacing(1.5, 2),
    borderRadius: vars.shop.radius.control,
    background: vars.palette.shop.well,
    '& > p': { fontWeight: 600, fontSize: '0.95rem' },
    '& > progress': {
      display: 'block',
      width: '100%',
      height: 4,
      marginTop: spacing(1),
      border: 0,
      borderRadius: 999,
      appearance: 'none',
      background: vars.palette.divider,
      overflow: 'hidden',
      '&::-webkit-progress-bar': { background: vars.palette.divider },
      '&::-webkit-progress-value': thread,
      '&::-moz-progress-bar': thread,
    },
  };
});
