import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import {
  refundApprovalEndpoints,
  type ApprovalRow,
} from '@kargha/domain/payments/refund-approval-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { approvalTexts } from '../../approval-texts.ts';

export type WaitingRequest = Pick<
  ApprovalRow,
  'id' | 'orderNumber' | 'amount' | 'requestedBy' | 'reason' | 'kind'
>;

interface ApprovalButtonsProps {
  approval: WaitingRequest;
  onDone?: () => void;
}

/** Approve and decline for another person's request, withdraw for one's own. */
export function ApprovalButtons({ approval, onDone }: ApprovalButtonsProps) {
  const texts = useTexts(approvalTexts);
  const uid = useSession(selectProfile)?.uid;
  const can = useCan();
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  if (!can('orders.refund.approve')) return null;
  const isOwn = approval.requestedBy === uid;
  const named = [formatPaise(approval.amount), approval.orderNumber] as const;
  const close = () => setOpen(undefined);
  return (
    <>
      {!isOwn && (
        <Button
          look="quiet"
          aria-label={texts.approveNamed(...named)}
          onClick={() => setOpen('approve')}
        >
          {texts.approve}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={isOwn ? texts.withdrawNamed(...named) : texts.declineNamed(...named)}
        onClick={() => setOpen('refuse')}
      >
        {isOwn ? texts.withdraw : texts.decline}
      </Button>
      {open === 'approve' && <ApproveDialog {...{ approval, onDone }} onClose={close} />}
      {open === 'refuse' && <RefuseDialog {...{ approval, onDone, isOwn }} onClose={close} />}
    </>
  );
}

interface DialogProps extends ApprovalButtonsProps {
  onClose: () => void;
}

function ApproveDialog({ approval, onDone, onClose }: DialogProps) {
  const texts = useTexts(approvalTexts);
  const { id, orderNumber, amount, reason } = approval;
  return (
    <ActionDialog
      title={texts.approveTitle(formatPaise(amount), orderNumber)}
      confirm={texts.approveConfirm}
      onClose={onClose}
      onConfirm={async () => {
        await callStaffEndpoint(refundApprovalEndpoints.approve, { params: { id } });
        onDone?.();
        showToast({ tone: 'success', message: texts.approved });
      }}
    >
      {reason !== '' && <p>{reason}</p>}
      <p>{texts.approveHint}</p>
    </ActionDialog>
  );
}

function RefuseDialog({ approval, onDone, onClose, isOwn }: DialogProps & { isOwn: boolean }) {
  const texts = useTexts(approvalTexts);
  const { id, orderNumber, amount } = approval;
  const title = isOwn ? texts.withdrawTitle : texts.declineTitle;
  return (
    <ReasonDialog
      title={title(formatPaise(amount), orderNumber)}
      label={texts.reason}
      confirm={isOwn ? texts.withdrawConfirm : texts.declineConfirm}
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        const request = { params: { id }, body: { reason } };
        await callStaffEndpoint(refundApprovalEndpoints.decline, request);
        onDone?.();
        showToast({ tone: 'success', message: isOwn ? texts.withdrawn : texts.declined });
      }}
    />
  );
}
