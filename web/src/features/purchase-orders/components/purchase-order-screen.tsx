import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { labelItemsFor, labelItemsText } from '@kargha/domain/catalogue/label-endpoints';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import type { PurchaseOrderState } from '@kargha/domain/stock/purchase-order';
import {
  purchaseOrderEndpoints,
  type PurchaseOrderDetails,
} from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, labelsPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ReasonDialog } from '#ui/dialog/lazy-dialogs.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame, useRecordAction } from '#ui/lists/record-frame.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { purchaseOrderActions, type PurchaseOrderAnswer } from '../state/purchase-order-actions.ts';
import { OrderFacts, OrderLinesTable, OrderReceipts } from './purchase-order-sections.tsx';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { SupplierInvoices } from './supplier-invoices.tsx';
import { StateTag } from './state-tag.tsx';

const ReceiveDialog = lazyComponent(
  async () => (await import('./receive-dialog.tsx')).ReceiveDialog,
  {
    onError: 'over',
  },
);

export function PurchaseOrderPage() {
  const { id = '' } = useParams();
  return <PurchaseOrderScreen key={id} id={id} />;
}

export function PurchaseOrderScreen({ id }: { id: string }) {
  const texts = useTexts(purchaseOrdersTexts);
  const read = useStaffQuery(
    purchaseOrderEndpoints.find,
    { params: { id } },
    { fresh: true, select: ({ purchaseOrder }) => purchaseOrder },
  );
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.purchaseOrders, label: texts.title }}
      title={({ number }) => (isEditing ? texts.editTitle(number) : number)}
      subtitle={({ supplierName }) => supplierName}
      status={({ state }) => <StateTag state={state} />}
      actions={(order) =>
        !isEditing && <Steps order={order} onChanged={read.keep} onEdit={() => setEditing(true)} />
      }
    >
      {(order) =>
        isEditing ? (
          <PurchaseOrderForm
            order={order}
            onDiscard={() => setEditing(false)}
            onSaved={(saved) => {
              read.keep(saved);
              setEditing(false);
            }}
          />
        ) : (
          <>
            <OrderFacts order={order} />
            <OrderLinesTable order={order} />
            <OrderReceipts order={order} />
            <SupplierInvoices order={order} onChanged={read.keep} />
          </>
        )
      }
    </RecordFrame>
  );
}

interface PurchaseOrderDetailProps {
  order: PurchaseOrderDetails;
  onChanged: (answer: PurchaseOrderAnswer) => void;
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
  const place = useRecordAction(async () => {
    onChanged(await purchaseOrderActions.place(order));
    showToast({ tone: 'success', message: texts.ordered });
  });
  const startStep: Record<Step, () => void> = {
    cancel: () => setOpenStep('cancel'),
    edit: onEdit,
    place: () => void place.start(),
    receive: () => setOpenStep('receive'),
  };
  const print = useAction(() => purchaseOrderActions.print(order));
  const steps = useCan()('purchasing.edit') ? STEPS[order.state] : [];
  return (
    <>
      <RecordActions
        actions={[
          { label: texts.print, run: () => void print.start(), isBusy: print.isBusy },
          ...labelAction(order, texts.printLabels),
          ...steps.map((step) => ({
            label: texts.steps[step],
            run: startStep[step],
            isPrimary: step === steps.at(-1),
            isBusy: place.isBusy,
          })),
        ]}
      />
      <StepDialog
        openStep={openStep}
        order={order}
        onChanged={onChanged}
        onClose={() => setOpenStep(undefined)}
      />
    </>
  );
}

/** Labels for the pieces of the last delivery, once there is one. */
function labelAction({ receipts, lines }: PurchaseOrderDetails, label: string) {
  const items = (receipts.at(-1)?.lines ?? [])
    .filter(({ accepted }) => accepted > 0)
    .map((received) => ({
      id: received.productId,
      variantId: lines.find((line) => isSameLine(line, received))?.variantId,
      count: received.accepted,
    }));
  if (items.length === 0) return [];
  return [{ label, to: labelsPath(labelItemsText(labelItemsFor(items))) }];
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
