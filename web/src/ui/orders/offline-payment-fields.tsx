import { useId } from 'react';

import {
  OFFLINE_METHOD_LABELS,
  OFFLINE_METHODS,
  type OfflineMethod,
} from '@kargha/domain/payments/payment';

import { FieldFrame } from '../forms/field-frame.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextInput } from '../forms/text-input.tsx';

interface OfflinePaymentFieldsProps {
  method: OfflineMethod;
  reference: string;
  texts: { method: string; reference: string; hints: Readonly<Record<OfflineMethod, string>> };
  onMethod: (method: OfflineMethod) => void;
  onReference: (reference: string) => void;
}

export function OfflinePaymentFields(props: OfflinePaymentFieldsProps) {
  const { method, reference, texts, onMethod, onReference } = props;
  const id = useId();
  return (
    <>
      <SelectField
        label={texts.method}
        value={method}
        options={OFFLINE_METHODS.map((value) => ({ value, label: OFFLINE_METHOD_LABELS[value] }))}
        onChange={onMethod}
      />
      <FieldFrame id={id} label={texts.reference} hint={texts.hints[method]}>
        <TextInput
          id={id}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          maxLength={40}
          value={reference}
          onChange={({ currentTarget }) => onReference(currentTarget.value)}
        />
      </FieldFrame>
    </>
  );
}
