import type { CancelRefund } from '@kargha/domain/payments/cancel-refunds';
import { useTexts } from '#lib/language/language.ts';

import { ReasonDialog } from '../dialog/reason-dialog.tsx';
import { showToast } from '../toasts/toasts.ts';
import { cancelOrderTexts, type CancelAction } from './cancel-order-texts.ts';

interface CancelDialogProps {
  action: CancelAction;
  number: string;
  /** what happens to the money; not shown for a request, which staff decide */
  refunds: readonly CancelRefund[];
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Large: load it with `lazyComponent`. */
export function CancelDialog({ action, number, refunds, onConfirm, onClose }: CancelDialogProps) {
  const texts = useTexts(cancelOrderTexts);
  const isRequest = action === 'request';
  return (
    <ReasonDialog
      title={texts.titles[action](number)}
      label={texts.why}
      missing={texts.whyMissing}
      confirm={texts.buttons[action]}
      onClose={onClose}
      onConfirm={async (reason) => {
        await onConfirm(reason);
        if (!isRequest) showToast({ tone: 'success', message: texts.cancelled });
      }}
    >
      <p>{isRequest ? texts.requestHint : refunds.map((one) => texts.refunds[one]).join(' ')}</p>
    </ReasonDialog>
  );
}
