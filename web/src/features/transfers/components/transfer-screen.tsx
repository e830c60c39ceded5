import { useState } from 'react';

import type { TransferDetails, TransferState } from '@kargha/domain/stock/transfer';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Unopened } from '#ui/lists/unopened.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { transferDeeds, useTransfer } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';
import { TransferFacts, TransferTable } from './transfer-parts.tsx';
import { TransferTag } from './transfer-tag.tsx';

const ArrivalDialog = laterPart(async () => (await import('./arrival-dialog.tsx')).ArrivalDialog, {
  lost: 'over',
});
const ReasonDialog = laterPart(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { lost: 'over' },
);

/** One transfer: what goes where, and what can be done now. */
export function TransferScreen({ id }: { id: string }) {
  const texts = useTexts(transfersTexts);
  const read = useTransfer(id);
  const { data: transfer, put } = read;
  if (!transfer) return <Unopened read={read} texts={texts} />;
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

/** What can be done now; the last button is the next step. */
function Steps({ transfer, onChanged }: StepsProps) {
  const texts = useTexts(transfersTexts);
  const [asked, setAsked] = useState<Step>();
  const send = useDeed(async () => {
    onChanged(await transferDeeds.send(transfer));
    showToast({ tone: 'success', message: texts.sent });
  });
  const steps = STEPS[transfer.state];
  const close = () => setAsked(undefined);
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          look={step === steps.at(-1) ? 'action' : 'plain'}
          disabled={send.isBusy}
          onClick={() => (step === 'send' ? void send.start() : setAsked(step))}
        >
          {texts.steps[step]}
        </Button>
      ))}
      {asked === 'receive' && (
        <ArrivalDialog transfer={transfer} onReceived={onChanged} onClose={close} />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle(transfer.number)}
          label={texts.reason}
          confirm={texts.steps.cancel}
          isDestructive
          missing={texts.reasonMissing}
          onClose={close}
          onConfirm={async (reason) => {
            onChanged(await transferDeeds.cancel(transfer, reason));
            showToast({ tone: 'success', message: texts.cancelled });
          }}
        >
          <p>{texts.cancelHint}</p>
        </ReasonDialog>
      )}
    </>
  );
}
