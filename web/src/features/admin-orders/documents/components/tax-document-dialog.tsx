import { useState } from 'react';

import {
  CANCEL_REASON_LABELS,
  CANCEL_REASONS,
  type CancelReason,
} from '@kargha/domain/invoices/e-invoice-rules';
import {
  TRANSPORT_MODE_LABELS,
  TRANSPORT_MODE_NAMES,
} from '@kargha/domain/invoices/e-way-bill-schema';
import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { cancelInvoice, changeBill, generateBill, recordBill } from '../state/tax-documents.ts';
import { taxDocumentTexts } from '../../tax-document-texts.ts';

export type TaxDialog =
  | { kind: 'generate' | 'record'; shipmentId?: string | undefined }
  | { kind: 'cancelInvoice'; number: string }
  | { kind: 'changeVehicle' | 'extend' | 'cancel'; id: string; number: string };

const VEHICLE = ['mode', 'vehicleNumber', 'transportDocument'] as const;
const FIELDS = {
  generate: ['distanceKm', 'transporterId', ...VEHICLE],
  record: ['number', 'distanceKm', 'note'],
  changeVehicle: [...VEHICLE, 'place', 'remark'],
  extend: ['remainingKm', ...VEHICLE, 'place', 'pincode', 'remark'],
  cancel: ['reason', 'remark'],
  cancelInvoice: ['reason', 'remark'],
} as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS][number];

const OPTIONAL: readonly Field[] = [
  'transporterId',
  'vehicleNumber',
  'transportDocument',
  'number',
];
const MODES = TRANSPORT_MODE_NAMES.map((value) => ({ value, label: TRANSPORT_MODE_LABELS[value] }));
const REASONS = CANCEL_REASONS.map((value) => ({ value, label: CANCEL_REASON_LABELS[value] }));

interface TaxDocumentDialogProps {
  orderId: string;
  dialog: TaxDialog;
  onClose: () => void;
}

export function TaxDocumentDialog({ orderId, dialog, onClose }: TaxDocumentDialogProps) {
  const texts = useTexts(taxDocumentTexts);
  const fields: readonly Field[] = FIELDS[dialog.kind];
  const [values, setValues] = useState(() => initialValues(fields));
  return (
    <ActionDialog
      title={titleOf(dialog, texts)}
      confirm={confirmOf(dialog, texts)}
      isDestructive={dialog.kind === 'cancel' || dialog.kind === 'cancelInvoice'}
      onConfirm={() => send(orderId, dialog, values)}
      onClose={onClose}
    >
      {fields.map((field) => (
        <DialogField
          key={field}
          field={field}
          value={values[field] ?? ''}
          onChange={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
    </ActionDialog>
  );
}

interface DialogFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function DialogField({ field, value, onChange }: DialogFieldProps) {
  const texts = useTexts(taxDocumentTexts);
  const label = texts[field];
  if (field === 'mode' || field === 'reason') {
    const options = field === 'mode' ? MODES : REASONS;
    return <SelectField label={label} value={value} options={options} onChange={onChange} />;
  }
  const id = `tax-${field}`;
  const hint = hintOf(field, texts);
  return (
    <FieldFrame
      id={id}
      label={label}
      {...(OPTIONAL.includes(field) && { optional: texts.optional })}
      {...(hint !== undefined && { hint })}
    >
      <TextInput
        id={id}
        value={value}
        autoComplete="off"
        {...(field.endsWith('Km') && { inputMode: 'numeric' })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

function hintOf(field: Field, texts: Texts): string | undefined {
  const hints: Partial<Record<Field, string>> = {
    transporterId: texts.transporterHint,
    transportDocument: texts.documentHint,
    number: texts.numberHint,
  };
  return hints[field];
}

type Values = Readonly<Record<string, string>>;

function initialValues(fields: readonly Field[]): Values {
  const blank = Object.fromEntries(fields.map((field) => [field, '']));
  return {
    ...blank,
    ...('mode' in blank && { mode: 'road' }),
    ...('reason' in blank && { reason: 'data_entry' }),
  };
}

type Texts = typeof taxDocumentTexts.en;

function confirmOf({ kind }: TaxDialog, texts: Texts): string {
  return kind === 'cancel' ? texts.cancelBill : texts[kind];
}

function titleOf(dialog: TaxDialog, texts: Texts): string {
  const action = confirmOf(dialog, texts);
  return 'number' in dialog ? texts.actionOf(action, dialog.number).trim() : action;
}

/** @throws ApiError with the sentence that the dialog shows */
async function send(orderId: string, dialog: TaxDialog, values: Values): Promise<void> {
  switch (dialog.kind) {
    case 'generate':
      await generateBill({ orderId, shipmentId: dialog.shipmentId }, values);
      return;
    case 'record':
      await recordBill({ orderId, shipmentId: dialog.shipmentId }, values);
      return;
    case 'cancelInvoice': {
      const { reason = 'other', remark = '' } = values;
      await cancelInvoice(dialog.number, { reason: reason as CancelReason, remark });
      return;
    }
    default:
      await changeBill(dialog.id, dialog.kind, values);
  }
}
