import { formatPhone } from '@kargha/domain/india/phone-number';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { OFFLINE_METHOD_LABELS, PAYMENT_STATE_LABELS } from '@kargha/domain/payments/payment';
import { unsentAmount } from '@kargha/domain/payments/failed-refund';
import { REFUND_PURPOSE_LABELS, type RefundPurpose } from '@kargha/domain/payments/refund-purpose';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { orderLedgerTexts } from '../order-ledger-texts.ts';
import { refundChoices } from '../refunds/state/refund-choices.ts';
import { staffLedger, type OrderMoney } from '../state/staff-ledger.ts';
import type { StaffAdjustment, StaffOrder, StaffRefund } from '../state/staff-order.ts';
import { CashPanel } from './cash-panel.tsx';
import { OrderLedgerList } from './order-ledger-list.tsx';
import { OrderTags } from './order-tags.tsx';
import { WaitingRefunds } from '../approvals/components/waiting-refunds.tsx';
import { RefundsDue } from '../refunds/components/refunds-due.tsx';
import { VoidPaymentButtons } from '../refunds/components/void-payment-buttons.tsx';

interface OrderDetailSideProps {
  order: StaffOrder;
  money: OrderMoney;
}

export function OrderDetailSide({ order, money }: OrderDetailSideProps) {
  const texts = useTexts(orderDetailTexts);
  const { customer, delivery } = order;
  // An order with instalments shows its PO number in the payment plan.
  const poNumber = order.instalments.length === 0 ? order.purchaseOrderNumber : '';
  return (
    <Side>
      <Surface>
        <Text variant="h3" component="h2" mb={2}>
          {texts.summary}
        </Text>
        <OrderLedgerList order={order} ledger={staffLedger(order, money)} />
      </Surface>
      <PaymentPanel order={order} money={money} />
      {order.cashOnDelivery && <CashPanel order={order} />}
      <Surface>
        <Text variant="h3" component="h2" mb={1}>
          {texts.customer}
        </Text>
        <address>
          <strong>{customer.name}</strong>
          {delivery.companyName !== '' && <span>{delivery.companyName}</span>}
          {delivery.gstin !== '' && <span>{texts.gstin(delivery.gstin)}</span>}
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          <a href={`tel:+91${customer.phone}`}>{formatPhone(customer.phone)}</a>
          {customer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.uid === '' && <p>{texts.guest}</p>}
        {poNumber !== '' && <p>{texts.poNumber(poNumber)}</p>}
      </Surface>
      <OrderTags order={order} />
    </Side>
  );
}

function PaymentPanel({ order, money }: OrderDetailSideProps) {
  const texts = useTexts(orderDetailTexts);
  const [, change] = useUrlFilter<Record<'do', string>>({ do: '' });
  const { payment } = order;
  const { refunds, adjustments } = money;
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={1}>
        {texts.payment}
      </Text>
      <p>{paymentText(order, texts)}</p>
      <p>{payment.id}</p>
      {refunds.length + adjustments.length > 0 && (
        <TotalsList aria-label={texts.refunds}>
          {refunds.map((refund) => (
            <TotalsRow key={refund.id} label={refundText(refund, texts)}>
              {formatPaise(isPartlyRetried(refund) ? unsentAmount(refund) : refund.amount)}
            </TotalsRow>
          ))}
          {adjustments.map((adjustment) => (
            <AdjustmentRow key={adjustment.id} adjustment={adjustment} />
          ))}
        </TotalsList>
      )}
      <WaitingRefunds waiting={money.waiting ?? []} />
      <RefundsDue order={order} refunds={refunds} />
      <VoidPaymentButtons order={order} />
      {refundChoices(order, money).length > 0 && (
        <May permission="orders.refund">
          <Button onClick={() => change({ do: 'refund' })}>{texts.refund}</Button>
        </May>
      )}
    </Surface>
  );
}

function AdjustmentRow({ adjustment }: { adjustment: StaffAdjustment }) {
  const { appliedToBalance } = useTexts(orderDetailTexts);
  const { creditGiven } = useTexts(orderLedgerTexts);
  const { purpose, amount, note } = adjustment;
  const label = purpose === 'exchange' ? creditGiven : joined(appliedToBalance, labelOf(purpose));
  return <TotalsRow label={joined(label, note)}>{formatPaise(amount)}</TotalsRow>;
}

/** An order with instalments stays pending until the last one is paid. */
function paymentText(
  { payment }: StaffOrder,
  texts: Pick<typeof orderDetailTexts.en, 'paymentLine' | 'partlyPaid'>,
): string {
  const { state, method, captured } = payment;
  if (state === 'pending' && captured > 0) return texts.partlyPaid(formatPaise(captured));
  return texts.paymentLine(PAYMENT_STATE_LABELS[state], method);
}

type Texts = typeof orderDetailTexts.en;

function refundText(refund: StaffRefund, texts: Texts): string {
  const { state, purpose, note, trouble } = refund;
  const troubleText = state === 'requested' || state === 'failed' ? trouble : undefined;
  return joined(
    refundStatus(refund, texts),
    labelOf(purpose),
    speedText(refund, texts),
    note,
    troubleText,
  );
}

/** Says what became of an instant refund; a normal one needs no word. */
function speedText({ speedRequested, speed, fee }: StaffRefund, texts: Texts): string | undefined {
  if (speed === 'instant') return texts.instant(formatPaise(fee ?? paise(0)));
  if (speedRequested !== 'instant') return undefined;
  return speed === 'normal' ? texts.fellBack : texts.instantAsked;
}

function joined(...parts: (string | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(': ')
    .replaceAll('.: ', ': ');
}

function labelOf(purpose: RefundPurpose): string {
  return REFUND_PURPOSE_LABELS[purpose];
}

function refundStatus(refund: StaffRefund, texts: Texts): string {
  const { state, method, byHand, resent } = refund;
  if (resent && isPartlyRetried(refund)) return texts.partlyRetried(formatPaise(resent));
  if (method === 'gift_card') return texts.toGiftCard;
  const statusText = texts.refundStates[state] ?? state;
  return byHand
    ? `${statusText} (${texts.manualRefund(...manualRefundDetails(byHand))})`
    : statusText;
}

/** True for a failed refund of which only a part was retried: the rest is still due. */
function isPartlyRetried({ resent, retriedAs }: StaffRefund): boolean {
  return Boolean(resent) && !retriedAs;
}

function manualRefundDetails({ method, reference, day }: NonNullable<StaffRefund['byHand']>) {
  const on = formatDay(startOfIndianDay(day));
  return [OFFLINE_METHOD_LABELS[method], reference, on] as const;
}

const Side = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& p': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& address': { display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' },
  '& a': { color: vars.palette.primary.main },
  '& button': { marginTop: spacing(1.5) },
  '& strong': { fontWeight: 600 },
}));
