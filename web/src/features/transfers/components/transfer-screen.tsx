import { useState } from 'react';
import { useParams, Link } from 'react-router-dom';

import type { TransferState } from '@kargha/domain/stock/transfer';
import type { TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { transferActions, useTransfer } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';
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

interface PartProps {
  transfer: TransferDetails;
}

function TransferFacts({ transfer }: PartProps) {
  const texts = useTexts(transfersTexts);
  const moment = (time: Date | null) => (time === null ? texts.notYet : formatMoment(time));
  return (
    <FormSection title={texts.facts}>
      <FactGrid>
        <dt>{texts.createdAt}</dt>
        <dd>{moment(transfer.createdAt)}</dd>
        <dt>{texts.sentAt}</dt>
        <dd>{moment(transfer.sentAt)}</dd>
        <dt>{texts.completedAt}</dt>
        <dd>{moment(transfer.completedAt)}</dd>
      </FactGrid>
      {transfer.note && <p>{transfer.note}</p>}
      {transfer.fromSells && transfer.sentAt === null && <p>{texts.leavesStock}</p>}
      {transfer.toSells && transfer.completedAt === null && <p>{texts.joinsStock}</p>}
    </FormSection>
  );
}

function TransferTable({ transfer }: PartProps) {
  const texts = useTexts(transfersTexts);
  return (
    <IndexTable
      label={texts.lines}
      columns={texts.lineColumns}
      rows={transfer.lines}
      idOf={({ productId }) => productId}
      nameOf={({ title }) => title}
      numbers={['pieces', 'received']}
      cells={({ productId, title, quantity, received }) => ({
        product: <Link to={adminEditProductPath(productId)}>{title}</Link>,
        pieces: quantity,
        received: received ?? texts.unknown,
      })}
    />
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
