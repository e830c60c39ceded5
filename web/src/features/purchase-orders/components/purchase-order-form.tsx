import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import {
  BLANK_ORDER,
  orderErrors,
  purchaseOrderFormValues,
  type PurchaseOrderFormValues,
} from '../state/purchase-order-form-values.ts';
import { saveOrder } from '../state/use-purchase-orders.ts';
import { LineFields } from './line-fields.tsx';
import { SupplierField } from './supplier-field.tsx';

export function NewPurchaseOrderPage() {
  const texts = useTexts(purchaseOrdersTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.purchaseOrders, label: texts.back }}>
      <PurchaseOrderForm
        onSaved={({ id }) => void navigate(adminRowPath(adminPaths.purchaseOrders, id))}
      />
    </IndexPage>
  );
}

interface PurchaseOrderFormProps {
  order?: PurchaseOrderDetails;
  onSaved: (order: PurchaseOrderDetails) => void;
  onDiscard?: () => void;
}

export function PurchaseOrderForm({ order, onSaved, onDiscard }: PurchaseOrderFormProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  const [place, setPlace] = useState<'draft' | 'ordered'>('draft');
  const openSaved = useOpenSavedAction((id) => adminRowPath(adminPaths.purchaseOrders, id));
  const { isBusy, start } = useAction(async (values: PurchaseOrderFormValues) => {
    const saved = await saveOrder(values, order ? { order } : { requestId, place });
    showToast({
      tone: 'success',
      message: !order && place === 'ordered' ? texts.ordered : texts.saved,
    });
    onSaved(saved);
  }, openSaved);

  return (
    <Formik
      initialValues={order ? purchaseOrderFormValues(order) : BLANK_ORDER}
      validate={(values) => orderErrors(values, texts)}
      onSubmit={async (values) => {
        await start(values);
      }}
    >
      {({ dirty, isSubmitting }) => (
        <FormStack as={Form} noValidate aria-label={order?.number ?? texts.newTitle}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isSubmitting && !isBusy} />
          <Terms />
          <FormSection title={texts.products}>
            <LineFields />
          </FormSection>
          {order && onDiscard ? (
            <SaveBar isDirty isBusy={isBusy} onDiscard={onDiscard} />
          ) : (
            <Choices>
              <Button type="submit" disabled={isBusy} onClick={() => setPlace('draft')}>
                {texts.saveDraft}
              </Button>
              <Button
                type="submit"
                look="action"
                disabled={isBusy}
                onClick={() => setPlace('ordered')}
              >
                {isBusy ? texts.saving : texts.order}
              </Button>
            </Choices>
          )}
        </FormStack>
      )}
    </Formik>
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
