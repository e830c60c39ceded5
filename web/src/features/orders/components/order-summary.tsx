import { formatPhone } from '@kargha/domain/india/phone-number';
import { formatPaise } from '@kargha/domain/money/money-format';
import { isAwaited } from '@kargha/domain/orders/tracking';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { isPaid } from '@kargha/domain/payments/payment';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ExpectedRow } from '#ui/delivery/expected-row.tsx';
import { OrderTotalsList } from '#ui/orders/order-totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { TotalsList } from '#ui/totals-list.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ordersTexts } from '../orders-texts.ts';

export function OrderSummary({ order }: { order: ShownOrder }) {
  const texts = useTexts(ordersTexts);
  const { customer, instalments, payment, purchaseOrderNumber } = order;
  // For an order from a quotation, the payment plan shows the PO number.
  const poNumber = instalments.length === 0 ? purchaseOrderNumber : '';
  return (
    <Side>
      <Surface>
        <Text variant="h3" component="h2" mb={2}>
          {texts.totals}
        </Text>
        <OrderTotalsList order={order} />
        <p>{paymentText(order, texts)}</p>
        {payment.owed > 0 && <p>{texts.owed(formatPaise(payment.owed))}</p>}
        {poNumber !== '' && <p>{texts.poNumber(poNumber)}</p>}
      </Surface>
      <Surface>
        <Text variant="h3" component="h2" mb={1}>
          {texts.deliverTo}
        </Text>
        <address>
          <strong>{customer.name}</strong>
          {customer.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{formatPhone(customer.phone)}</span>
        </address>
        {order.expectedDelivery && isAwaited(order.state) && (
          <Expected>
            <ExpectedRow days={order.expectedDelivery} />
          </Expected>
        )}
      </Surface>
    </Side>
  );
}

function paymentText(
  order: ShownOrder,
  texts: Pick<typeof ordersTexts.en, 'paid' | 'paidBy' | 'partlyPaid' | 'notPaid'>,
): string {
  const { payment, instalments } = order;
  const { paid } = orderBalance(order);
  const isPartlyPaid = instalments.some(({ state }) => state === 'due') && paid > 0;
  if (isPartlyPaid) return texts.partlyPaid(formatPaise(paid));
  if (!isPaid(payment.state)) return texts.notPaid;
  return payment.method === '' ? texts.paid : texts.paidBy(payment.method);
}

const Expected = styled(TotalsList)(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

const Side = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& p': { marginTop: spacing(1.5), color: vars.palette.text.secondary },
  '& address': { display: 'grid', fontStyle: 'normal' },
  '& strong': { fontWeight: 600 },
}));
