import { useId, useState } from 'react';

import type { NewSupplier } from '@kargha/domain/stock/purchase-order-requests';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';

interface SupplierDialogProps {
  /** creates one supplier per request id */
  onAdd: (supplier: NewSupplier) => Promise<void>;
  onClose: () => void;
}

export function SupplierDialog({ onAdd, onClose }: SupplierDialogProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const nameId = useId();
  const stateId = useId();
  const [requestId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [state, setState] = useState('');
  return (
    <ActionDialog
      title={texts.newSupplier}
      confirm={texts.addSupplier}
      onClose={onClose}
      onConfirm={() => {
        if (name.trim() === '') return Promise.reject(new Error(texts.supplierNameMissing));
        return onAdd({ requestId, name: name.trim(), state: state.trim() });
      }}
    >
      <FieldFrame id={nameId} label={texts.supplierName}>
        <TextInput
          id={nameId}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </FieldFrame>
      <FieldFrame id={stateId} label={`${texts.supplierState} ${texts.optional}`}>
        <TextInput
          id={stateId}
          maxLength={120}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}
