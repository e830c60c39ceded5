import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { RETURN_RATES } from '@kargha/domain/tax-returns/return-rates';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { MuiTheme } from '#ui/theme/mui-theme.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import { purchaseOrderActions, type PurchaseOrderAnswer } from '../state/purchase-order-actions.ts';
import {
  supplierInvoiceContent,
  supplierInvoiceValues,
  withTax,
  type SupplierInvoiceLineValues,
  type SupplierInvoiceValues,
} from '../state/supplier-invoice-values.ts';

interface SupplierInvoiceDialogProps {
  order: PurchaseOrderDetails;
  onRecorded: (answer: PurchaseOrderAnswer) => void;
  onClose: () => void;
}

const RATES = RETURN_RATES.map((rate) => ({ value: String(rate), label: `${rate}%` }));

export function SupplierInvoiceDialog({ order, onRecorded, onClose }: SupplierInvoiceDialogProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const [invoiceId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(() => supplierInvoiceValues(order));
  const change = (some: Partial<SupplierInvoiceValues>) => setValues({ ...values, ...some });
  const { lines } = values;

  async function record() {
    const content = supplierInvoiceContent(values);
    if (content === null) throw new Error(texts.invalidAmounts);
    onRecorded(await purchaseOrderActions.addInvoice(order, { invoiceId, ...content }));
    showToast({ tone: 'success', message: texts.invoiceRecorded });
  }

  return (
    <ActionDialog
      title={texts.invoiceTitle(order.number)}
      confirm={texts.recordInvoice}
      onConfirm={record}
      onClose={onClose}
    >
      <HeadFields values={values} onChange={change} />
      {lines.map((line, place) => (
        <LineFields
          key={place}
          line={line}
          onChange={(changed) => change({ lines: lines.with(place, changed) })}
        />
      ))}
      {lines.length < RATES.length && (
        <Button
          onClick={() => change({ lines: [...lines, { taxPercent: '18', taxable: '', tax: '' }] })}
        >
          {texts.addRate}
        </Button>
      )}
      <MuiTheme>
        <FormControlLabel
          label={texts.isEligible}
          control={
            <Checkbox
              checked={values.isEligible}
              onChange={(_event, isEligible) => change({ isEligible })}
            />
          }
        />
      </MuiTheme>
    </ActionDialog>
  );
}

interface HeadFieldsProps {
  values: SupplierInvoiceValues;
  onChange: (some: Partial<SupplierInvoiceValues>) => void;
}

function HeadFields({ values, onChange }: HeadFieldsProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <>
      <FieldPair>
        <Field
          label={texts.invoiceNumber}
          value={values.number}
          maxLength={16}
          onType={(number) => onChange({ number })}
        />
        <Field
          label={texts.invoiceDate}
          type="date"
          max={indianDay(new Date())}
          value={values.date}
          onType={(date) => onChange({ date })}
        />
      </FieldPair>
      <Field
        label={`${texts.supplierGstin} ${texts.gstinHint}`}
        value={values.gstin}
        maxLength={20}
        onType={(gstin) => onChange({ gstin })}
      />
    </>
  );
}

interface LineFieldsProps {
  line: SupplierInvoiceLineValues;
  onChange: (line: SupplierInvoiceLineValues) => void;
}

function LineFields({ line, onChange }: LineFieldsProps) {
  const texts = useTexts(purchaseOrdersTexts);
  return (
    <>
      <SelectField
        label={texts.gstRate}
        value={line.taxPercent}
        options={RATES}
        onChange={(taxPercent) => onChange(withTax({ ...line, taxPercent }))}
      />
      <FieldPair>
        <Field
          label={texts.taxable}
          inputMode="decimal"
          value={line.taxable}
          onType={(taxable) => onChange(withTax({ ...line, taxable }))}
        />
        <Field
          label={texts.invoiceTax}
          inputMode="decimal"
          value={line.tax}
          onType={(tax) => onChange({ ...line, tax })}
        />
      </FieldPair>
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  type?: 'date';
  max?: string;
  inputMode?: 'decimal';
  maxLength?: number;
  onType: (value: string) => void;
}

function Field({ label, onType, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput id={id} {...input} onChange={({ currentTarget }) => onType(currentTarget.value)} />
    </FieldFrame>
  );
}
