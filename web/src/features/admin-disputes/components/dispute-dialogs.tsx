import { formatPaise } from '@kargha/domain/money/money-format';
import { LONGEST_SUMMARY } from '@kargha/domain/payments/dispute';
import { type DisputeRow, disputeEndpoints } from '@kargha/domain/payments/dispute-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#ui/toasts/action-button.tsx';
import { fetchFile } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

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
      <ActionButton run={async () => saveFile(texts.evidenceName(id), await evidenceFile(id))}>
        {texts.evidence}
      </ActionButton>
    </ReasonDialog>
  );
}

/** @throws ApiError not_open, gateway_refused, gateway_unavailable */
async function acceptDispute(id: string): Promise<void> {
  await callStaffEndpoint(disputeEndpoints.accept, { params: { id } });
}

/** @throws ApiError not_open, no_order, gateway_refused, gateway_unavailable */
async function contestDispute(id: string, summary: string): Promise<void> {
  const request = { params: { id }, body: { summary } };
  await callStaffEndpoint(disputeEndpoints.contest, request);
}

/** @throws ApiError no_order */
async function evidenceFile(id: string): Promise<Blob> {
  return fetchFile(endpointPath(disputeEndpoints.evidence, { params: { id } }), await idToken());
}
