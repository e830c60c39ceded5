import { useState } from 'react';
import { useParams } from 'react-router-dom';

import type { PurchaseOrderState } from '@kargha/domain/stock/purchase-order';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { purchaseOrderActions, usePurchaseOrder } from '../state/use-purchase-orders.ts';
import { OrderFacts, OrderLinesTable, OrderReceipts } from './purchase-order-sections.tsx';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { StateTag } from './state-tag.tsx';

const ReceiveDialog = lazyComponent(
  async () => (await import('./receive-dialog.tsx')).ReceiveDialog,
  {
    onError: 'over',
  },
);
const ReasonDialog = lazyComponent(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);

export function PurchaseOrderPage() {
  const { id = '' } = useParams();
  return <PurchaseOrderScreen key={id} id={id} />;
}

export function PurchaseOrderScreen({ id }: { id: string }) {
  const texts = useTexts(purchaseOrdersTexts);
  const read = usePurchaseOrder(id);
  const { data: order, put } = read;
  if (!order) return <RecordPlaceholder read={read} texts={texts} />;
  return <PurchaseOrderDetail order={order} onChanged={put} />;
}

interface PurchaseOrderDetailProps {
  order: PurchaseOrderDetails;
  onChanged: (order: PurchaseOrderDetails) => void;
}

function PurchaseOrderDetail({ order, onChanged }: PurchaseOrderDetailProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [isEditing, setEditing] = useState(false);
  const back = { to: adminPaths.purchaseOrders, label: texts.back };
  if (isEditing) {
    return (
      <IndexPage title={texts.editTitle(order.number)} back={back}>
        <PurchaseOrderForm
          order={order}
          onDiscard={() => setEditing(false)}
          onSaved={(saved) => {
            onChanged(saved);
            setEditing(false);
          }}
        />
      </IndexPage>
    );
  }
  return (
    <IndexPage
      title={order.number}
      subtitle={
        <>
          {order.supplierName} <StateTag state={order.state} />
        </>
      }
      back={back}
      actions={<Steps order={order} onChanged={onChanged} onEdit={() => setEditing(true)} />}
    >
      <OrderFacts order={order} />
      <OrderLinesTable order={order} />
      <OrderReceipts order={order} />
    </IndexPage>
  );
}

type Step = 'cancel' | 'edit' | 'place' | 'receive';

const STEPS: Record<PurchaseOrderState, readonly Step[]> = {
  draft: ['cancel', 'edit', 'place'],
  ordered: ['cancel', 'edit', 'receive'],
  partial: ['cancel', 'receive'],
  received: [],
  cancelled: [],
};

/** The last button is the next step. */
function Steps({ order, onChanged, onEdit }: PurchaseOrderDetailProps & { onEdit: () => void }) {
  const texts = useTexts(purchaseOrdersTexts);
  const [openStep, setOpenStep] = useState<Step>();
  const place = useAction(async () => {
    onChanged(await purchaseOrderActions.place(order));
    showToast({ tone: 'success', message: texts.ordered });
  });
  const startStep: Record<Step, () => void> = {
    cancel: () => setOpenStep('cancel'),
    edit: onEdit,
    place: () => void place.start(),
    receive: () => setOpenStep('receive'),
  };
  const steps = STEPS[order.state];
  return (
    <>
      <PrintButton order={order} />
      {steps.map((step) => (
        <Button
          key={step}
          look={step === steps.at(-1) ? 'action' : 'plain'}
          disabled={place.isBusy}
          onClick={startStep[step]}
        >
          {texts.steps[step]}
        </Button>
      ))}
      <StepDialog
        openStep={openStep}
        order={order}
        onChanged={onChanged}
        onClose={() => setOpenStep(undefined)}
      />
    </>
  );
}

function PrintButton({ order }: { order: PurchaseOrderDetails }) {
  const texts = useTexts(purchaseOrdersTexts);
  const { isBusy, start } = useAction(() => purchaseOrderActions.print(order));
  return (
    <Button disabled={isBusy} onClick={() => void start()}>
      {texts.print}
    </Button>
  );
}

interface StepDialogProps extends PurchaseOrderDetailProps {
  openStep: Step | undefined;
  onClose: () => void;
}

function StepDialog({ openStep, order, onChanged, onClose }: StepDialogProps) {
  const texts = useTexts(purchaseOrdersTexts);
  if (openStep === 'receive') {
    return <ReceiveDialog order={order} onReceived={onChanged} onClose={onClose} />;
  }
  if (openStep !== 'cancel') return null;
  return (
    <ReasonDialog
      title={texts.cancelTitle(order.number)}
      label={texts.reason}
      confirm={texts.steps.cancel}
      isDestructive
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        onChanged(await purchaseOrderActions.cancel(order, reason));
        showToast({ tone: 'success', message: texts.cancelled });
      }}
    >
      <p>{texts.cancelHint}</p>
    </ReasonDialog>
  );
}
