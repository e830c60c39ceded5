import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import {
  purchaseOrderEndpoints,
  type SupplierRow,
} from '@kargha/domain/stock/purchase-order-endpoints';
import type { NewSupplier } from '@kargha/domain/stock/purchase-order-requests';
import { searchQuery } from '#lib/reading/use-search.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { styled } from '#ui/theme/styled.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import type { PurchaseOrderFormValues } from '../state/purchase-order-form-values.ts';

const MAX_RESULTS = 8;

/** Finds the first few suppliers whose name or state matches. */
const findSuppliers = searchQuery('suppliers', async (search): Promise<SupplierOption[]> => {
  const { rows } = await callStaffEndpoint(purchaseOrderEndpoints.listSuppliers, {
    query: { search, size: MAX_RESULTS },
  });
  return rows.map(({ id, name, state }) => ({ id, label: name, detail: state }));
});

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

interface SupplierOption {
  id: string;
  label: string;
  detail: string;
}

async function addSupplier(body: NewSupplier): Promise<SupplierRow> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.addSupplier, { body })).supplier;
}
