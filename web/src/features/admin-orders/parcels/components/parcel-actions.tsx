import { useState } from 'react';

import {
  awbActions,
  parcelActions,
  type AwbAction,
  type ParcelAction,
} from '@kargha/domain/orders/order-action';
import type { Shipment } from '@kargha/domain/orders/shipment';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { takeStep } from '../../state/order-steps.ts';
import { permissionOf } from '../../state/step-permissions.ts';
import { saveLabel } from '../../documents/state/order-documents.ts';
import { actionQuestionTexts } from '../../action-question-texts.ts';
import { orderDetailTexts } from '../../order-detail-texts.ts';
import { CorrectPieceDialog } from './correct-piece-dialog.tsx';
import { ReceiveParcelDialog } from './receive-parcel-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';

interface ParcelProps {
  order: ShownOrder;
  parcel: Shipment;
}

export function ParcelActions({ order, parcel }: ParcelProps) {
  const texts = useTexts(orderDetailTexts);
  const [open, setOpen] = useState<ParcelAction | AwbAction | 'correct-piece'>();
  const can = useCan();
  const actions = [
    ...parcelActions(order, parcel).map((action) => [action, texts.parcelActions[action]] as const),
    ...awbActions(order, parcel).map((action) => [action, texts.awbActions[action]] as const),
  ].filter(([action]) => can(permissionOf(action)));
  const hasPieces = parcel.lines.some(({ pieces = [] }) => pieces.length > 0);
  const label = useAction(() => saveLabel(order, parcel.id));
  return (
    <Row>
      {actions.map(([action, name]) => (
        <Button
          key={action}
          aria-label={texts.parcelActionOf(name, parcel.awb)}
          onClick={() => setOpen(action)}
        >
          {name}
        </Button>
      ))}
      {hasPieces && can(permissionOf('correct-piece')) && (
        <Button
          aria-label={texts.parcelActionOf(texts.correctPiece, parcel.awb)}
          onClick={() => setOpen('correct-piece')}
        >
          {texts.correctPiece}
        </Button>
      )}
      {can('orders.ship') && (
        <Button
          disabled={label.isBusy}
          aria-label={texts.parcelActionOf(texts.printLabel, parcel.awb)}
          onClick={() => void label.start()}
        >
          {texts.printLabel}
        </Button>
      )}
      {open && (
        <ParcelStep
          action={open}
          order={order}
          parcel={parcel}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Row>
  );
}

interface ParcelStepProps extends ParcelProps {
  action: ParcelAction | AwbAction | 'correct-piece';
  onClose: () => void;
}

function ParcelStep({ action, order, parcel, onClose }: ParcelStepProps) {
  const texts = useTexts(orderDetailTexts);
  const { parcel: questions } = useTexts(actionQuestionTexts);
  if (action === 'correct-awb' || action === 'cancel-awb') {
    return <AwbDialog action={action} order={order} parcel={parcel} onClose={onClose} />;
  }
  if (action === 'correct-piece') {
    return <CorrectPieceDialog order={order} parcel={parcel} onClose={onClose} />;
  }
  const name = texts.parcelActions[action];
  const shipmentId = parcel.id;
  if (action === 'reship') {
    const title = texts.reshipTitle(parcel.awb);
    return (
      <ParcelDialog
        title={title}
        confirm={name}
        order={order}
        onSend={({ lines: _packed, ...fields }) =>
          takeStep(order, action, { shipmentId, ...fields })
        }
        onClose={onClose}
      />
    );
  }
  if (action === 'receive') {
    return (
      <ReceiveParcelDialog
        order={order}
        parcel={parcel}
        onReceive={(back) => takeStep(order, action, { shipmentId, reason: '', ...back })}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={questions[action](parcel.awb)}
      label={texts.note}
      confirm={name}
      onConfirm={(reason) => takeStep(order, action, { shipmentId, reason })}
      onClose={onClose}
    />
  );
}

interface AwbDialogProps extends ParcelProps {
  action: AwbAction;
  onClose: () => void;
}

function AwbDialog({ action, order, parcel, onClose }: AwbDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const shipmentId = parcel.id;
  if (action === 'correct-awb') {
    return (
      <ParcelDialog
        title={texts.correctAwbTitle(parcel.awb)}
        confirm={texts.awbActions[action]}
        order={order}
        before={{ ...parcel, trackingUrl: '' }}
        onSend={({ lines: _packed, ...fields }) =>
          takeStep(order, action, { shipmentId, ...fields })
        }
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={texts.cancelAwbTitle(parcel.awb)}
      label={texts.reason}
      confirm={texts.awbActions[action]}
      isDestructive
      missing={texts.reasonMissing}
      onConfirm={(reason) => takeStep(order, action, { shipmentId, reason })}
      onClose={onClose}
    >
      <p>{texts.cancelAwbHint}</p>
    </ReasonDialog>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));
