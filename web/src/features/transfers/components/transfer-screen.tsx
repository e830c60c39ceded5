import { useState } from 'react';
import { useParams } from 'react-router-dom';

import type { TransferState } from '@kargha/domain/stock/transfer';
import type { TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { transferActions, useTransfer } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';
import { TransferFacts, TransferTable } from './transfer-sections.tsx';
import { TransferTag } from './transfer-tag.tsx';

const ReceiveTransferDialog = lazyComponent(
  async () => (await import('./receive-transfer-dialog.tsx')).ReceiveTransferDialog,
  {
    onError: 'over',
  },
);
const ReasonDialog = lazyComponent(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);

export function TransferPage() {
  const { id = '' } = useParams();
  return <TransferScreen key={id} id={id} />;
}

export function TransferScreen({ id }: { id: string }) {
  const texts = useTexts(transfersTexts);
  const read = useTransfer(id);
  const { data: transfer, put } = read;
  if (!transfer) return <RecordPlaceholder read={read} texts={texts} />;
  return (
    <IndexPage
      title={transfer.number}
      subtitle={
        <>
          {texts.route1(transfer.from, transfer.to)} <TransferTag state={transfer.state} />
        </>
      }
      back={{ to: adminPaths.transfers, label: texts.back }}
      actions={<Steps transfer={transfer} onChanged={put} />}
    >
      <TransferFacts transfer={transfer} />
      <TransferTable transfer={transfer} />
    </IndexPage>
  );
}

interface StepsProps {
  transfer: TransferDetails;
  onChanged: (transfer: TransferDetails) => void;
}

type Step = 'cancel' | 'send' | 'receive';

const STEPS: Record<TransferState, readonly Step[]> = {
  pending: ['cancel', 'send'],
  in_transit: ['cancel', 'receive'],
  completed: [],
  cancelled: [],
};

function Steps({ transfer, onChanged }: StepsProps) {
  const texts = useTexts(transfersTexts);
  const [openStep, setOpenStep] = useState<Step>();
  const send = useAction(async () => {
    onChanged(await transferActions.send(transfer));
    showToast({ tone: 'success', message: texts.sent });
  });
  const steps = STEPS[transfer.state];
  const close = () => setOpenStep(undefined);
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          look={step === steps.at(-1) ? 'action' : 'plain'}
          disabled={send.isBusy}
          onClick={() => (step === 'send' ? void send.start() : setOpenStep(step))}
        >
          {texts.steps[step]}
        </Button>
      ))}
      {openStep === 'receive' && (
        <ReceiveTransferDialog transfer={transfer} onReceived={onChanged} onClose={close} />
      )}
      {openStep === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle(transfer.number)}
          label={texts.reason}
          confirm={texts.steps.cancel}
          isDestructive
          missing={texts.reasonMissing}
          onClose={close}
          onConfirm={async (reason) => {
            onChanged(await transferActions.cancel(transfer, reason));
            showToast({ tone: 'success', message: texts.cancelled });
          }}
        >
          <p>{texts.cancelHint}</p>
        </ReasonDialog>
      )}
    </>
  );
}
