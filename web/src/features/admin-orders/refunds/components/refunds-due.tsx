import { useId, useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { isOfflineMethod, type OfflineMethod } from '@kargha/domain/payments/payment';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { OfflinePaymentFields } from '#ui/orders/offline-payment-fields.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { takeStep } from '../../state/order-steps.ts';
import { permissionOf } from '../../state/step-permissions.ts';
import type { StaffOrder, StaffRefund } from '../../state/staff-order.ts';

interface RefundsDueProps {
  order: StaffOrder;
  refunds: readonly StaffRefund[];
}

/** Refunds that staff pay back themselves (state `owed`), each with a button to record that it is done. */
export function RefundsDue({ order, refunds }: RefundsDueProps) {
  const texts = useTexts(orderDetailTexts);
  const canRecord = useCan()(permissionOf('given-back'));
  const [recording, setRecording] = useState<StaffRefund>();
  return (
    <>
      {refunds
        .filter(({ state }) => canRecord && state === 'owed')
        .map((refund) => (
          <Button key={refund.id} look="action" onClick={() => setRecording(refund)}>
            {texts.recordRefund(formatPaise(refund.amount))}
          </Button>
        ))}
      {recording && (
        <ManualRefundDialog
          order={order}
          refund={recording}
          onClose={() => setRecording(undefined)}
        />
      )}
    </>
  );
}

interface ManualRefundDialogProps {
  order: StaffOrder;
  refund: StaffRefund;
  onClose: () => void;
}

function ManualRefundDialog({ order, refund, onClose }: ManualRefundDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const id = useId();
  const today = indianDay(new Date());
  const [method, setMethod] = useState<OfflineMethod>(
    isOfflineMethod(refund.method) ? refund.method : 'bank_transfer',
  );
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);

  async function record() {
    await takeStep(order, 'given-back', { refundId: refund.id, method, reference, day });
    showToast({ tone: 'success', message: texts.manualRefundDone });
  }

  return (
    <ActionDialog
      title={texts.manualRefundTitle(formatPaise(refund.amount), order.number)}
      confirm={texts.manualRefundConfirm}
      onConfirm={record}
      onClose={onClose}
    >
      <p>{texts.manualRefundHint}</p>
      <OfflinePaymentFields
        method={method}
        reference={reference}
        texts={{
          method: texts.manualRefundMethod,
          reference: texts.manualRefundReference,
          hints: texts.manualRefundReferences,
        }}
        onMethod={setMethod}
        onReference={setReference}
      />
      <FieldFrame id={`${id}-day`} label={texts.manualRefundDay}>
        <TextInput
          id={`${id}-day`}
          type="date"
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
