import type { DraftDetails } from '@kargha/domain/draft-order';
import { formatPaise } from '@kargha/domain/money-format';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import { deleteDraft, placePaidDraft, sendDraft } from '../state/use-drafts.ts';
import { PaidDialog } from './paid-dialog.tsx';

/** What can be done with a draft that was kept. */
export type DraftDeed = 'send' | 'paid' | 'delete';

interface DraftDialogProps {
  deed: DraftDeed;
  draft: DraftDetails;
  /** The order of the draft is there. */
  onOrdered: (orderId: string) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an order is made of a draft, or before it is deleted. */
export function DraftDialog({ deed, draft, onOrdered, onDeleted, onClose }: DraftDialogProps) {
  const texts = useTexts(draftOrdersTexts);
  const done = (message: string) => showToast({ tone: 'success', message });
  if (deed === 'paid') {
    return (
      <PaidDialog
        total={draft.total}
        revision={draft.revision}
        onRecord={async (payment) => {
          const orderId = await placePaidDraft(draft.id, payment);
          done(texts.paidDone);
          onOrdered(orderId);
        }}
        onClose={onClose}
      />
    );
  }
  if (deed === 'delete') {
    return (
      <ActionDialog
        title={texts.deleteTitle(draft.customer.name)}
        confirm={texts.delete}
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
  return (
    <ActionDialog
      title={texts.sendTitle(formatPaise(draft.total))}
      confirm={texts.send}
      onConfirm={async () => {
        const orderId = await sendDraft(draft);
        done(texts.sent);
        onOrdered(orderId);
      }}
      onClose={onClose}
    >
      <p>{texts.sendHint(draft.customer.email)}</p>
    </ActionDialog>
  );
}
