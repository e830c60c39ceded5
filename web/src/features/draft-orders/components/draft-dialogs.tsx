import type { DraftDetails } from '@kargha/domain/orders/draft-order-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import { deleteDraft, placePaidDraft, sendDraft } from '../state/draft-actions.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

export type DraftAction = 'send' | 'paid' | 'delete';

interface DraftDialogProps {
  action: DraftAction;
  draft: DraftDetails;
  /** amount due after the gift card, in paise */
  total: Paise;
  giftCard: string;
  onOrdered: (orderId: string) => void;
  onDeleted: () => void;
  onClose: () => void;
}

export function DraftDialog({ onOrdered, onDeleted, ...props }: DraftDialogProps) {
  const { action, draft, total, giftCard, onClose } = props;
  const texts = useTexts(draftOrdersTexts);
  const done = (message: string) => showToast({ tone: 'success', message });
  if (action === 'paid' && total > 0) {
    return (
      <RecordPaymentDialog
        total={total}
        revision={draft.revision}
        onRecord={async (payment) => {
          const orderId = await placePaidDraft(draft.id, { ...payment, giftCard });
          done(texts.paidDone);
          onOrdered(orderId);
        }}
        onClose={onClose}
      />
    );
  }
  if (action === 'delete') {
    return (
      <ActionDialog
        title={texts.deleteTitle(draft.customer.name)}
        confirm={texts.delete}
        isDestructive
        onConfirm={async () => {
          await deleteDraft(draft.id, draft.revision);
          done(texts.deleted);
          onDeleted();
        }}
        onClose={onClose}
      >
        <p>{texts.deleteHint}</p>
      </ActionDialog>
    );
  }
  const isCovered = total === 0;
  return (
    <ActionDialog
      title={isCovered ? texts.coveredTitle : texts.sendTitle(formatPaise(total))}
      confirm={isCovered ? texts.place : texts.send}
      onConfirm={async () => {
        const { id, revision } = draft;
        const orderId = await sendDraft(id, { revision, amount: total, giftCard });
        done(isCovered ? texts.placed : texts.sent);
        onOrdered(orderId);
      }}
      onClose={onClose}
    >
      <p>{isCovered ? texts.coveredHint : texts.sendHint(draft.customer.email)}</p>
    </ActionDialog>
  );
}
