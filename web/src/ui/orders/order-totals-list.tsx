import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { shippingWithoutFee } from '@kargha/domain/pricing/cash-on-delivery-fee';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';

import { IncludedTaxRow } from '../included-tax-row.tsx';
import { TotalsRow, TotalsList } from '../totals-list.tsx';
import { uiTexts } from '../ui-texts.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { giftCardRefundTexts } from './gift-card-refund-texts.ts';
import { paidDifferenceTexts } from './paid-difference-texts.ts';

const NOTHING = paise(0);

type RefundableMoney = Pick<ShownOrder, 'totals' | 'coupon'> &
  Partial<Pick<ShownOrder, 'backOnCard' | 'creditGiven'>> & {
    exchange?: { orderNumber: string } | undefined;
    payment: Pick<ShownOrder['payment'], 'captured' | 'refunded'> &
      Partial<Pick<ShownOrder['payment'], 'offerDiscount' | 'customerFee'>>;
  };

/** The captured amount is shown too when it is not the total: refunds relate to it. */
export function OrderTotalsList({ order }: { order: RefundableMoney }) {
  const texts = useTexts(uiTexts);
  const { totals, payment, coupon, backOnCard } = order;
  const discountLabel = coupon === '' ? texts.discount : `${texts.discount} (${coupon})`;
  return (
    <TotalsList>
      <TotalsRow label={texts.subtotal}>{formatPaise(totals.subtotal)}</TotalsRow>
      <Deduction label={discountLabel} amount={totals.discount} />
      <ShippingRows totals={totals} />
      {!totals.taxIncluded && <TotalsRow label={texts.tax}>{formatPaise(totals.tax)}</TotalsRow>}
      <Prepaid order={order} />
      <TotalsRow label={texts.total} isTotal>
        {formatPaise(totals.total)}
      </TotalsRow>
      <IncludedTaxRow totals={totals} />
      <PaidDifference {...payment} />
      {(payment.captured > totals.total || (payment.offerDiscount ?? NOTHING) > 0) && (
        <TotalsRow label={texts.paid}>{formatPaise(payment.captured)}</TotalsRow>
      )}
      <Deduction label={texts.refunded} amount={payment.refunded} />
      <CreditGiven amount={order.creditGiven} />
      {backOnCard && <GiftCardRefund {...backOnCard} />}
    </TotalsList>
  );
}

/** The shipping charge, and the fee for cash on delivery. */
export function ShippingRows({ totals }: Pick<ShownOrder, 'totals'>) {
  const texts = useTexts(uiTexts);
  const shipping = shippingWithoutFee(totals);
  return (
    <>
      <TotalsRow label={texts.shipping}>
        {shipping === 0 ? texts.freeShipping : formatPaise(shipping)}
      </TotalsRow>
      {totals.cashOnDeliveryFee !== undefined && (
        <TotalsRow label={texts.cashFee}>{formatPaise(totals.cashOnDeliveryFee)}</TotalsRow>
      )}
    </>
  );
}

/** A gift card, or items that were returned. */
function Prepaid({ order: { exchange, totals } }: { order: RefundableMoney }) {
  const { giftCard } = useTexts(uiTexts);
  const { paidByReturn } = useTexts(exchangeTexts);
  const label = exchange ? paidByReturn(exchange.orderNumber) : giftCard;
  return <Deduction label={label} amount={totals.giftCard} />;
}

function CreditGiven({ amount = NOTHING }: { amount: Paise | undefined }) {
  const texts = useTexts(exchangeTexts);
  return <Deduction label={texts.creditGiven} amount={amount} />;
}

type PaidDifferenceProps = Partial<Pick<ShownOrder['payment'], 'offerDiscount' | 'customerFee'>>;

function PaidDifference({ offerDiscount = NOTHING, customerFee = NOTHING }: PaidDifferenceProps) {
  const texts = useTexts(paidDifferenceTexts);
  return (
    <>
      <Deduction label={texts.offer} amount={offerDiscount} />
      {customerFee > 0 && <TotalsRow label={texts.fee}>{formatPaise(customerFee)}</TotalsRow>}
    </>
  );
}

function GiftCardRefund({ last4, amount }: NonNullable<ShownOrder['backOnCard']>) {
  const texts = useTexts(giftCardRefundTexts);
  return <Deduction label={texts.backOnCard(last4)} amount={amount} />;
}

function Deduction({ label, amount }: { label: string; amount: Paise }) {
  if (amount === 0) return null;
  return <TotalsRow label={label}>{formatPaise(paise(0 - amount))}</TotalsRow>;
}
