import type { ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { LedgerLine, OrderLedger } from '@kargha/domain/payments/order-ledger';
import { PAYMENT_METHOD_LABELS } from '@kargha/domain/payments/payment-method';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { paidDifferenceTexts } from '#ui/orders/paid-difference-texts.ts';
import { ShippingRows } from '#ui/orders/order-totals-list.tsx';
import { IncludedTaxRow } from '#ui/included-tax-row.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TotalsList, TotalsRow } from '#ui/totals-list.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { orderLedgerTexts } from '../order-ledger-texts.ts';
import type { StaffOrder } from '../state/staff-order.ts';

interface OrderLedgerListProps {
  order: StaffOrder;
  ledger: OrderLedger;
}

/** What was charged, credited, paid and refunded, and what is still due, for those who may see payments. */
export function OrderLedgerList({ order, ledger }: OrderLedgerListProps) {
  const texts = useTexts(orderLedgerTexts);
  if (!useCan()('payments.read')) {
    // Refunds reduce what is charged, so without them only the total is certain.
    const certain = { ...ledger, adjustments: [], charged: ledger.worth };
    return (
      <Ledger>
        <Charges order={order} ledger={certain} />
        <p>{texts.paymentsHidden}</p>
      </Ledger>
    );
  }
  return (
    <Ledger>
      <Charges order={order} ledger={ledger} />
      <Group label={texts.payments}>
        {ledger.payments.map((payment) => (
          <Row key={payment.id} label={paymentLabel(payment, texts)} amount={payment.amount} />
        ))}
        <Row label={prepaidLabel(order, texts)} amount={ledger.prepaid} />
        <Row label={texts.creditGiven} amount={negative(ledger.creditGiven)} />
        <Row label={texts.refunded} amount={paise(ledger.creditGiven - ledger.refunded)} />
        <Row label={texts.lost} amount={negative(ledger.lost)} />
      </Group>
      <Balance ledger={ledger} />
    </Ledger>
  );
}

function Charges({ order: { totals, coupon }, ledger }: OrderLedgerListProps) {
  const texts = useTexts(orderLedgerTexts);
  const shared = useTexts(uiTexts);
  const difference = useTexts(paidDifferenceTexts);
  const { adjustments, customerFee, offer, worth, charged } = ledger;
  const discount = coupon === '' ? shared.discount : `${shared.discount} (${coupon})`;
  return (
    <Group label={texts.charges}>
      <TotalsRow label={shared.subtotal}>{formatPaise(totals.subtotal)}</TotalsRow>
      <Row label={discount} amount={negative(totals.discount)} />
      <ShippingRows totals={totals} />
      {!totals.taxIncluded && <TotalsRow label={shared.tax}>{formatPaise(totals.tax)}</TotalsRow>}
      <TotalsRow label={shared.total} isTotal>
        {formatPaise(worth)}
      </TotalsRow>
      <IncludedTaxRow totals={totals} />
      <Row label={difference.fee} amount={customerFee} />
      <Row label={difference.offer} amount={negative(offer)} />
      {adjustments.map(({ cause, amount }) => (
        <Row key={cause} label={texts.adjustments[cause]} amount={negative(amount)} />
      ))}
      {charged !== worth && (
        <TotalsRow label={texts.charged}>
          <strong>{formatPaise(charged)}</strong>
        </TotalsRow>
      )}
    </Group>
  );
}

/** One line says what is still due; amounts that need a decision follow. */
function Balance({ ledger }: Pick<OrderLedgerListProps, 'ledger'>) {
  const texts = useTexts(orderLedgerTexts);
  const { balanceDue, refundDue, reserved, unassigned, disputed } = ledger;
  return (
    <Group label={texts.balance}>
      {(balanceDue > 0 || refundDue === 0) && (
        <TotalsRow label={texts.balanceDue}>
          <strong>{formatPaise(balanceDue)}</strong>
        </TotalsRow>
      )}
      {refundDue > 0 && (
        <TotalsRow label={texts.refundDue}>
          <strong>{formatPaise(refundDue)}</strong>
        </TotalsRow>
      )}
      <Row label={texts.reserved} amount={reserved} />
      <Row label={texts.unassigned} amount={unassigned} />
      <Row label={texts.disputed} amount={disputed} />
    </Group>
  );
}

function paymentLabel(
  { method, isExcess, isDuplicate }: LedgerLine,
  texts: Pick<typeof orderLedgerTexts.en, 'paidBy' | 'duplicate' | 'notForOrder'>,
): string {
  const label = texts.paidBy(PAYMENT_METHOD_LABELS[method]);
  if (!isExcess) return label;
  return `${label} (${isDuplicate ? texts.duplicate : texts.notForOrder})`;
}

function prepaidLabel(
  { exchange }: StaffOrder,
  { paidBy, paidByReturn }: Pick<typeof orderLedgerTexts.en, 'paidBy' | 'paidByReturn'>,
): string {
  return exchange ? paidByReturn(exchange.orderNumber) : paidBy(PAYMENT_METHOD_LABELS.gift_card);
}

function negative(amount: Paise): Paise {
  return paise(0 - amount);
}

/** Nothing for 0. */
function Row({ label, amount }: { label: string; amount: Paise }) {
  return amount === 0 ? null : <TotalsRow label={label}>{formatPaise(amount)}</TotalsRow>;
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return <TotalsList aria-label={label}>{children}</TotalsList>;
}

const Ledger = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > dl:empty': { display: 'none' },
  '& > dl + dl': { paddingTop: spacing(1.5), borderTop: `1px solid ${vars.palette.divider}` },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { whiteSpace: 'nowrap' },
}));
