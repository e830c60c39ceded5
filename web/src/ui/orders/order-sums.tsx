import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';

import { SumRow, Sums } from '../sums.tsx';
import { uiTexts } from '../ui-texts.ts';
import { cardBackTexts } from './card-back-texts.ts';

type OrderMoney = Pick<ShownOrder, 'totals' | 'coupon'> &
  Partial<Pick<ShownOrder, 'backOnCard'>> & {
    payment: Pick<ShownOrder['payment'], 'captured' | 'refunded'>;
  };

/**
 * What an order costs, part by part, and what has gone back. Once pieces were taken out of it, what was paid stands there
 * too: it is more than the order costs, and what went back is of that.
 */
export function OrderSums({ order }: { order: OrderMoney }) {
  const texts = useTexts(uiTexts);
  const { totals, payment, coupon, backOnCard } = order;
  const off = coupon === '' ? texts.discount : `${texts.discount} (${coupon})`;
  return (
    <Sums>
      <SumRow label={texts.subtotal}>{formatPaise(totals.subtotal)}</SumRow>
      <Less label={off} amount={totals.discount} />
      <SumRow label={texts.shipping}>
        {totals.shipping === 0 ? texts.freeShipping : formatPaise(totals.shipping)}
      </SumRow>
      <SumRow label={texts.tax}>{formatPaise(totals.tax)}</SumRow>
      <Less label={texts.giftCard} amount={totals.giftCard} />
      <SumRow label={texts.total} isTotal>
        {formatPaise(totals.total)}
      </SumRow>
      {payment.captured > totals.total && (
        <SumRow label={texts.paid}>{formatPaise(payment.captured)}</SumRow>
      )}
      <Less label={texts.refunded} amount={payment.refunded} />
      {backOnCard && <BackOnCard {...backOnCard} />}
    </Sums>
  );
}

function BackOnCard({ last4, amount }: NonNullable<ShownOrder['backOnCard']>) {
  const texts = useTexts(cardBackTexts);
  return <Less label={texts.backOnCard(last4)} amount={amount} />;
}

function Less({ label, amount }: { label: string; amount: Paise }) {
  if (amount === 0) return null;
  return <SumRow label={label}>{formatPaise(paise(0 - amount))}</SumRow>;
}
