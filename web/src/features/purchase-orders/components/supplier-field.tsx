import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import type { TypedOrder } from '../state/typed-order.ts';
import { useSuppliers } from '../state/use-purchase-orders.ts';

const SupplierDialog = lazy(async () => ({
  default: (await import('./supplier-dialog.tsx')).SupplierDialog,
}));

/** Whom the order is for; somebody new is added on the spot. */
export function SupplierField() {
  const texts = useTexts(purchaseOrdersTexts);
  const { setValue } = useFormValues<TypedOrder>();
  const { suppliers, add } = useSuppliers();
  const [isAdding, setAdding] = useState(false);
  return (
    <Field>
      <FormSelectField
        name="supplierId"
        label={texts.supplier}
        options={[
          { value: '', label: texts.chooseSupplier },
          ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormMessage name="supplierId" />
      <Button look="quiet" onClick={() => setAdding(true)}>
        {texts.newSupplier}
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <SupplierDialog
            onClose={() => setAdding(false)}
            onAdd={async (name, state) => {
              const { id } = await add(name, state);
              setValue('supplierId', id);
            }}
          />
        </Suspense>
      )}
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  justifyItems: 'stretch',
  '& > button': { justifySelf: 'start' },
});
