import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { refundTexts } from '../../refund-texts.ts';
import { takeStep } from '../../state/order-steps.ts';
import { permissionOf } from '../../state/step-permissions.ts';
import {
  findVoidablePayments,
  type StaffOrder,
  type VoidablePayment,
} from '../../state/staff-order.ts';
import { usePinnedOrderRevision } from '../../state/use-pinned-order-revision.ts';

/**
 * Payments that staff recorded, each with a button to void it. The server refuses when items have shipped or an
 * invoice exists.
 */
export function VoidPaymentButtons({ order }: { order: StaffOrder }) {
  const texts = useTexts(refundTexts);
  const canVoid = useCan()(permissionOf('strike-payment'));
  const [voiding, setVoiding] = useState<VoidablePayment>();
  return (
    <>
      {(canVoid ? findVoidablePayments(order) : []).map((payment) => (
        <Button key={payment.id} onClick={() => setVoiding(payment)}>
          {texts.voidButton(formatPaise(payment.amount))}
        </Button>
      ))}
      {voiding && (
        <VoidPaymentDialog order={order} payment={voiding} onClose={() => setVoiding(undefined)} />
      )}
    </>
  );
}

interface VoidPaymentDialogProps {
  order: StaffOrder;
  payment: VoidablePayment;
  onClose: () => void;
}

function VoidPaymentDialog({ order, payment: { id, amount }, onClose }: VoidPaymentDialogProps) {
  const texts = useTexts(refundTexts);
  const { reason: label, reasonMissing } = useTexts(orderDetailTexts);
  const pinned = usePinnedOrderRevision(order);

  async function voidButton(reason: string) {
    await takeStep(pinned, 'strike-payment', { paymentId: id, reason });
    showToast({ tone: 'success', message: texts.voidDone });
  }

  return (
    <ReasonDialog
      title={texts.voidTitle(formatPaise(amount), id)}
      label={label}
      confirm={texts.voidConfirm}
      isDestructive
      missing={reasonMissing}
      onConfirm={voidButton}
      onClose={onClose}
    >
      <p>{texts.voidHint}</p>
    </ReasonDialog>
  );
}
