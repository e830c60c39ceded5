import { formatPaise } from '@kargha/domain/money/money-format';
import { LONGEST_SUMMARY } from '@kargha/domain/payments/dispute';
import type { DisputeRow } from '@kargha/domain/payments/dispute-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { acceptDispute, contestDispute, evidenceFile } from '../state/answer-dispute.ts';
import { disputesTexts } from '../disputes-texts.ts';

interface DisputeDialogProps {
  dispute: DisputeRow;
  onDone: () => void;
  onClose: () => void;
}

export function AcceptDialog({ dispute, onDone, onClose }: DisputeDialogProps) {
  const texts = useTexts(disputesTexts);
  return (
    <ActionDialog
      isDestructive
      title={texts.acceptTitle(formatPaise(dispute.amount))}
      confirm={texts.acceptConfirm}
      onClose={onClose}
      onConfirm={async () => {
        await acceptDispute(dispute.id);
        onDone();
        showToast({ tone: 'success', message: texts.accepted });
      }}
    >
      <p>{texts.acceptHint}</p>
    </ActionDialog>
  );
}

export function ContestDialog({ dispute, onDone, onClose }: DisputeDialogProps) {
  const texts = useTexts(disputesTexts);
  const { id, amount } = dispute;
  const download = useAction(async () => saveFile(texts.evidenceName(id), await evidenceFile(id)));
  return (
    <ReasonDialog
      title={texts.contestTitle(formatPaise(amount))}
      label={texts.summary}
      confirm={texts.contestConfirm}
      missing={texts.summaryMissing}
      maxLength={LONGEST_SUMMARY}
      onClose={onClose}
      onConfirm={async (summary) => {
        await contestDispute(id, summary);
        onDone();
        showToast({ tone: 'success', message: texts.contested });
      }}
    >
      <p>{texts.contestHint}</p>
      <Button disabled={download.isBusy} onClick={() => void download.start()}>
        {texts.evidence}
      </Button>
    </ReasonDialog>
  );
}
