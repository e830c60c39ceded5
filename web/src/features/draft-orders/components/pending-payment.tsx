import { useState } from 'react';

import { orderStepEndpoints } from '@kargha/domain/orders/order-step-endpoints';
import { payLinkEndpoints } from '@kargha/domain/payments/pay-link-endpoints';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { May } from '#session/components/may.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';

const RecordPaymentDialog = lazyComponent(
  async () => (await import('./record-payment-dialog.tsx')).RecordPaymentDialog,
  {
    onError: 'over',
  },
);

export function PendingPayment({ order }: { order: ShownOrder }) {
  const texts = useTexts(draftOrdersTexts);
  const [isRecording, setRecording] = useState(false);
  if (order.state !== 'pending_payment') return null;
  return (
    <Surface>
      <Text variant="h3" component="h2">
        {texts.waiting}
      </Text>
      <p>{texts.waitingHint}</p>
      {order.draftId !== '' && <PaymentLink orderId={order.id} />}
      <May permission={orderStepEndpoints.paid.permission}>
        <Button onClick={() => setRecording(true)}>{texts.record}</Button>
      </May>
      {isRecording && (
        <RecordPaymentDialog
          total={order.totals.total}
          revision={order.revision}
          onRecord={async (payment) => {
            const request = { params: { id: order.id }, body: payment };
            await callStaffEndpoint(orderStepEndpoints.paid, request);
            showToast({ tone: 'success', message: texts.paidDone });
          }}
          onClose={() => setRecording(false)}
        />
      )}
    </Surface>
  );
}

function PaymentLink({ orderId }: { orderId: string }) {
  const texts = useTexts(draftOrdersTexts);
  const { data } = useStaffQuery(payLinkEndpoints.find, { params: { orderId } });
  const link = data?.link;
  if (!link) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast({ tone: 'success', message: texts.copied }),
      () => showToast({ tone: 'error', message: texts.notCopied }),
    );
  return (
    <Row>
      <TextInput readOnly aria-label={texts.link} value={link} />
      <Button onClick={() => void copy()}>{texts.copy}</Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(1.5),
  '& > input': { flex: '1 1 16rem', minWidth: 0 },
}));
