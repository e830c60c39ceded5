import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';
import { styled } from '#ui/theme/styled.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import {
  BLANK_ORDER,
  orderErrors,
  purchaseOrderFormValues,
  type PurchaseOrderFormValues,
} from '../state/purchase-order-form-values.ts';
import { saveOrder, type PurchaseOrderAnswer } from '../state/purchase-order-actions.ts';
import { LineFields } from './line-fields.tsx';
import { SupplierField } from './supplier-field.tsx';

export function NewPurchaseOrderPage() {
  const texts = useTexts(purchaseOrdersTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.purchaseOrders, label: texts.title }}>
      <PurchaseOrderForm
        onSaved={({ purchaseOrder: { id } }) =>
          void navigate(adminRowPath(adminPaths.purchaseOrders, id))
        }
      />
    </IndexPage>
  );
}

interface PurchaseOrderFormProps {
  order?: PurchaseOrderDetails;
  onSaved: (answer: PurchaseOrderAnswer) => void;
  onDiscard?: () => void;
}

export function PurchaseOrderForm({ order, onSaved, onDiscard }: PurchaseOrderFormProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  const [place, setPlace] = useState<'draft' | 'ordered'>('draft');
  const openSaved = useOpenSavedAction((id) => adminRowPath(adminPaths.purchaseOrders, id));

  async function save(values: PurchaseOrderFormValues) {
    const saved = await saveOrder(values, order ? { order } : { requestId, place });
    const isPlaced = !order && place === 'ordered';
    showToast({ tone: 'success', message: isPlaced ? texts.ordered : texts.saved });
    onSaved(saved);
  }

  return (
    <RecordForm
      label={order?.number ?? texts.newTitle}
      initial={order ? purchaseOrderFormValues(order) : BLANK_ORDER}
      {...(order && { version: order.revision })}
      validate={(values) => orderErrors(values, texts)}
      onSave={save}
      recoveryAction={openSaved}
      isNew
      {...(onDiscard && { onDiscard })}
      {...(!order && { buttons: (isBusy) => <SaveButtons isBusy={isBusy} onPlace={setPlace} /> })}
    >
      <Terms />
      <FormSection title={texts.products}>
        <LineFields />
      </FormSection>
    </RecordForm>
  );
}

interface SaveButtonsProps {
  isBusy: boolean;
  onPlace: (place: 'draft' | 'ordered') => void;
}

function SaveButtons({ isBusy, onPlace }: SaveButtonsProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <Choices>
      <Button type="submit" disabled={isBusy} onClick={() => onPlace('draft')}>
        {texts.saveDraft}
      </Button>
      <Button type="submit" look="action" disabled={isBusy} onClick={() => onPlace('ordered')}>
        {isBusy ? texts.saving : texts.order}
      </Button>
    </Choices>
  );
}

function Terms() {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <FormSection title={texts.terms}>
      <FieldPair>
        <SupplierField />
        <FormTextField name="expectedOn" type="date" label={texts.expectedOn} />
      </FieldPair>
      <FormTextField name="note" label={texts.note} optional={texts.optional} maxLength={500} />
    </FormSection>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.spacing(1),
}));
