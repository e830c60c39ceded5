import { useState } from 'react';

import { orderActions, type OrderAction } from '@kargha/domain/orders/order-action';
import { nextParcel } from '@kargha/domain/orders/planned-parcels';
import { unshippedLines } from '@kargha/domain/orders/shipment';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';

import { takeStep } from '../state/order-steps.ts';
import { permissionOf } from '../state/step-permissions.ts';
import { needsAttention } from '../state/staff-order.ts';
import { actionQuestionTexts } from '../action-question-texts.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { ParcelDialog } from '../parcels/components/parcel-dialog.tsx';

type OpenDialog = OrderAction | 'resolve';

/** The next step is the primary button. Steps that cannot be undone ask for a reason. */
const NEXT_STEPS = new Set<OrderAction>(['confirm', 'pack', 'ship', 'release']);

export function OrderSteps({ order }: { order: ShownOrder }) {
  const texts = useTexts(orderDetailTexts);
  const [open, setOpen] = useState<OpenDialog>();
  const can = useCan();
  const actions = orderActions(order).filter((action) => can(permissionOf(action)));
  const canResolve = needsAttention(order) && can(permissionOf('resolve'));
  if (actions.length === 0 && !canResolve) return null;
  return (
    <Row>
      {actions.map((action) => (
        <Button
          key={action}
          look={NEXT_STEPS.has(action) ? 'action' : 'plain'}
          onClick={() => setOpen(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {canResolve && <Button onClick={() => setOpen('resolve')}>{texts.resolve}</Button>}
      {open && <StepDialog action={open} order={order} onClose={() => setOpen(undefined)} />}
    </Row>
  );
}

interface StepDialogProps {
  action: OpenDialog;
  order: ShownOrder;
  onClose: () => void;
}

function StepDialog({ action, order, onClose }: StepDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const { order: questions } = useTexts(actionQuestionTexts);
  if (action === 'ship') {
    return (
      <ParcelDialog
        title={texts.shipTitle(order.number)}
        confirm={texts.actions.ship}
        order={order}
        pieces={unshippedLines(order)}
        proposed={nextParcel(order)}
        onSend={(parcel) => takeStep(order, 'ship', parcel)}
        onClose={onClose}
      />
    );
  }
  const isCancel = action === 'cancel';
  const needsReason = isCancel || action === 'hold' || action === 'resolve';
  const name = nameOf(action, texts);
  const hint = hintOf(action, order, texts);
  return (
    <ReasonDialog
      title={questions[action](order.number)}
      label={needsReason ? texts.reason : texts.note}
      confirm={name}
      isDestructive={isCancel}
      {...(needsReason && { missing: texts.reasonMissing })}
      onConfirm={(reason) => takeStep(order, action, { reason })}
      onClose={onClose}
    >
      {hint !== undefined && <p>{hint}</p>}
    </ReasonDialog>
  );
}

type Texts = typeof orderDetailTexts.en;

function nameOf(action: OpenDialog, texts: Texts): string {
  return action === 'resolve' ? texts.resolve : texts.actions[action];
}

function hintOf(
  action: OpenDialog,
  { cancelRequest }: ShownOrder,
  texts: Texts,
): string | undefined {
  if (action === 'cancel') return texts.cancelHint;
  if (cancelRequest === '') return undefined;
  if (action === 'resolve') return texts.declineCancelHint;
  return action === 'release' ? texts.releaseHint : undefined;
}

const Row = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));
