import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import type { PurchaseOrderFormValues } from '../state/purchase-order-form-values.ts';
import { addSupplier, findSuppliers } from '../state/suppliers.ts';

const SupplierDialog = lazyComponent(
  async () => (await import('./supplier-dialog.tsx')).SupplierDialog,
  { onError: 'over' },
);

export function SupplierField() {
  const texts = useTexts(purchaseOrdersTexts);
  const { values, setValues, messageOf } = useFormValues<PurchaseOrderFormValues>();
  const [isAdding, setAdding] = useState(false);
  const choose = (supplierId: string, supplierName: string) =>
    setValues({ ...values, supplierId, supplierName });
  return (
    <Field>
      <SearchPicker
        label={texts.supplier}
        placeholder={texts.findSupplier}
        nothing={texts.noSupplierFound}
        error={messageOf('supplierId')}
        find={findSuppliers}
        onPick={({ id, label }) => choose(id, label)}
      />
      {values.supplierId !== '' && (
        <Chosen role="status">
          {texts.chosenSupplier} <strong>{values.supplierName}</strong>
        </Chosen>
      )}
      <Button look="quiet" onClick={() => setAdding(true)}>
        {texts.newSupplier}
      </Button>
      {isAdding && (
        <SupplierDialog
          onClose={() => setAdding(false)}
          onAdd={async (supplier) => {
            const added = await addSupplier(supplier);
            choose(added.id, added.name);
          }}
        />
      )}
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  '& > button': { justifySelf: 'start' },
});

const Chosen = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));
