import { useState } from 'react';
import { useParams } from 'react-router-dom';

import type { TransferState } from '@kargha/domain/stock/transfer';
import { transferEndpoints, type TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Link } from '#ui/controls/link.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ReasonDialog } from '#ui/dialog/lazy-dialogs.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame, useRecordAction } from '#ui/lists/record-frame.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { transferActions, type TransferAnswer } from '../state/transfer-actions.ts';
import { transfersTexts } from '../transfers-texts.ts';
import { TransferTag } from './transfer-tag.tsx';

const ReceiveTransferDialog = lazyComponent(
  async () => (await import('./receive-transfer-dialog.tsx')).ReceiveTransferDialog,
  {
    onError: 'over',
  },
);

export function TransferPage() {
  const { id = '' } = useParams();
  return <TransferScreen key={id} id={id} />;
}

export function TransferScreen({ id }: { id: string }) {
  const texts = useTexts(transfersTexts);
  const read = useStaffQuery(
    transferEndpoints.find,
    { params: { id } },
    { select: ({ transfer }) => transfer },
  );
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.transfers, label: texts.title }}
      title={({ number }) => number}
      subtitle={({ from, to }) => texts.route1(from, to)}
      status={({ state }) => <TransferTag state={state} />}
      actions={(transfer) => <Steps transfer={transfer} onChanged={read.keep} />}
    >
      {(transfer) => (
        <>
          <TransferFacts transfer={transfer} />
          <TransferTable transfer={transfer} />
        </>
      )}
    </RecordFrame>
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
      idOf={keyOf}
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
  onChanged: (answer: TransferAnswer) => void;
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
  const send = useRecordAction(async () => {
    onChanged(await transferActions.send(transfer));
    showToast({ tone: 'success', message: texts.sent });
  });
  const steps = useCan()('stock.edit') ? STEPS[transfer.state] : [];
  const close = () => setOpenStep(undefined);
  return (
    <>
      <RecordActions
        actions={steps.map((step) => ({
          label: texts.steps[step],
          run: () => (step === 'send' ? void send.start() : setOpenStep(step)),
          isPrimary: step === steps.at(-1),
          isBusy: send.isBusy,
        }))}
      />
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
