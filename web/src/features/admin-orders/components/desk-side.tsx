import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { OFFLINE_METHOD_LABELS } from '@kargha/domain/payments/offline-payment';
import { PAYMENT_STATE_LABELS } from '@kargha/domain/payments/payment';
import { stillToSend } from '@kargha/domain/payments/second-payment';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Button } from '#ui/controls/button.tsx';
import { OrderSums } from '#ui/orders/order-sums.tsx';
import { SumRow, Sums } from '#ui/sums.tsx';
import { Surface } from '#ui/surface.tsx';

import { deskTexts } from '../desk-texts.ts';
import { suggestedBack, type DeskOrder, type DeskRefund } from '../state/desk-order.ts';
import { OwedRefunds } from './owed-refunds.tsx';
import { StruckPayments } from './struck-payments.tsx';

interface DeskSideProps {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
}

/** Money, and who ordered. */
export function DeskSide({ order, refunds }: DeskSideProps) {
  const texts = useTexts(deskTexts);
  const { customer, delivery } = order;
  // The payment plan of an order from a quotation says it already.
  const poNumber = order.instalments.length === 0 ? order.purchaseOrderNumber : '';
  return (
    <Side>
      <Surface>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {texts.sums}
        </Typography>
        <OrderSums order={order} />
      </Surface>
      <PaymentPanel order={order} refunds={refunds} />
      <Surface>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {texts.customer}
        </Typography>
        <address>
          <strong>{customer.name}</strong>
          {delivery.companyName !== '' && <span>{delivery.companyName}</span>}
          {delivery.gstin !== '' && <span>{texts.gstin(delivery.gstin)}</span>}
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          <a href={`tel:+91${customer.phone}`}>{customer.phone}</a>
          {customer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.uid === '' && <p>{texts.guest}</p>}
        {poNumber !== '' && <p>{texts.poNumber(poNumber)}</p>}
      </Surface>
    </Side>
  );
}

function PaymentPanel({ order, refunds }: DeskSideProps) {
  const texts = useTexts(deskTexts);
  const [, change] = useUrlFilter<Record<'do', string>>({ do: '' });
  const { payment } = order;
  const { most } = suggestedBack(order, refunds);
  return (
    <Surface>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.payment}
      </Typography>
      <p>{paidWords(order, texts)}</p>
      <p>{payment.id}</p>
      {refunds.length > 0 && (
        <Sums aria-label={texts.refunds}>
          {refunds.map((refund) => (
            <SumRow key={refund.id} label={refundWords(refund, texts)}>
              {formatPaise(isPartResent(refund) ? stillToSend(refund) : refund.amount)}
            </SumRow>
          ))}
        </Sums>
      )}
      <OwedRefunds order={order} refunds={refunds} />
      <StruckPayments order={order} />
      {most > 0 && <Button onClick={() => change({ do: 'refund' })}>{texts.refund}</Button>}
    </Surface>
  );
}

/** An order that is paid in parts has not been paid for until the last of them. */
function paidWords(
  { payment }: DeskOrder,
  texts: Pick<typeof deskTexts.en, 'paymentLine' | 'paidInParts'>,
): string {
  const { state, method, captured } = payment;
  if (state === 'pending' && captured > 0) return texts.paidInParts(formatPaise(captured));
  return texts.paymentLine(PAYMENT_STATE_LABELS[state], method);
}

type Texts = typeof deskTexts.en;

function refundWords(refund: DeskRefund, texts: Texts): string {
  const { state, note, trouble } = refund;
  const why = state === 'requested' || state === 'failed' ? trouble : '';
  const words = [standing(refund, texts), note, why];
  return words.filter((part) => part !== '').join(': ');
}

function standing(refund: DeskRefund, texts: Texts): string {
  const { state, isOnCard, isOffDebt, byHand, resent } = refund;
  if (isPartResent(refund)) return texts.partResent(formatPaise(resent));
  const gone = isOffDebt ? texts.offDebt : (texts.refundStates[state] ?? state);
  const stands = isOnCard ? texts.onCard : gone;
  return byHand ? `${stands} (${texts.givenBack(...wayOf(byHand))})` : stands;
}

/** True for one that failed and was asked for again in part: its rest is what waits. */
function isPartResent({ resent, retriedAs }: DeskRefund): boolean {
  return resent > 0 && retriedAs === '';
}

function wayOf({ method, reference, day }: NonNullable<DeskRefund['byHand']>) {
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
