import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

import { variantName } from '@kargha/domain/shopping/line-title';
import { ADJUSTMENT_REASONS, type StockAdjustment } from '@kargha/domain/stock/inventory';
import { inventoryEndpoints, type InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { inventoryTexts } from '../inventory-texts.ts';
import { parseDifference } from '../state/parse-difference.ts';

interface AdjustStockProps {
  row: InventoryRow;
  onClose: () => void;
}

/** Enter saves, Escape cancels. */
export function AdjustStock({ row, onClose }: AdjustStockProps) {
  const texts = useTexts(inventoryTexts);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<StockAdjustment['reason']>('counted');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const difference = parseDifference(typed);
  const [variantId, setVariantId] = useState(row.variants[0]?.id ?? '');
  const available = unitsOf(row, variantId);
  const saving = useSaveAdjustment({ row, onClose });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (difference === null) setProblem(texts.wrongDifference);
    else void saving.start({ difference, reason, note, ...(variantId !== '' && { variantId }) });
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  function changeDifference(text: string) {
    setTyped(text);
    setProblem('');
  }

  return (
    <Form
      noValidate
      aria-label={texts.adjustOf(row.title)}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
    >
      <VariantField row={row} chosen={variantId} onChoose={setVariantId} />
      <Line
        label={texts.difference}
        value={typed}
        onType={changeDifference}
        problem={problem}
        hint={difference === null ? '' : texts.becomes(available, available + difference)}
        placeholder={texts.differenceHint}
        autoFocus
      />
      <SelectField
        label={texts.reason}
        value={reason}
        options={ADJUSTMENT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        onChange={setReason}
      />
      <Line label={texts.note} value={note} onType={setNote} />
      <div>
        <Button look="action" type="submit" disabled={saving.isBusy}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Form>
  );
}

interface VariantFieldProps {
  row: InventoryRow;
  chosen: string;
  onChoose: (variantId: string) => void;
}

/** Renders nothing for a product with one stock. */
function VariantField({ row, chosen, onChoose }: VariantFieldProps) {
  const texts = useTexts(inventoryTexts);
  if (row.variants.length + row.retired.length === 0) return null;
  return (
    <SelectField
      label={texts.variant}
      value={chosen}
      options={variantOptions(row, texts)}
      onChange={onChoose}
    />
  );
}

/** A product with one stock can be adjusted at 0, units of no variant only while there are some. */
function variantOptions(
  { variants, retired, unassigned }: InventoryRow,
  texts: Pick<(typeof inventoryTexts)['en'], 'unassigned' | 'retiredVariant'>,
) {
  const hasOwnUnits = variants.length === 0 || unassigned !== 0;
  return [
    ...variants.map(({ id, options }) => ({ value: id, label: variantName(options) })),
    ...retired.map(({ id, options }) => ({
      value: id,
      label: texts.retiredVariant(variantName(options)),
    })),
    ...(hasOwnUnits ? [{ value: '', label: texts.unassigned }] : []),
  ];
}

/** Units of the chosen variant, or of none. */
function unitsOf(row: InventoryRow, variantId: string): number {
  const levels = [...row.variants, ...row.retired];
  const variant = levels.find(({ id }) => id === variantId);
  if (variant) return variant.available;
  return levels.length > 0 ? row.unassigned : row.available;
}

function useSaveAdjustment({ row, onClose }: AdjustStockProps) {
  const texts = useTexts(inventoryTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  return useAction(async (changes: Omit<StockAdjustment, 'requestId'>) => {
    const request = { params: { id: row.id }, body: { requestId, ...changes } };
    const { product } = await callStaffEndpoint(inventoryEndpoints.adjust, request);
    const message = texts.nowAvailable(row.title, product.available);
    showToast({ tone: 'success', title: texts.adjusted, message });
    onClose();
  });
}

interface LineProps {
  label: string;
  value: string;
  onType: (typed: string) => void;
  problem?: string;
  hint?: string;
  placeholder?: string;
  autoFocus?: boolean;
}

function Line({ label, value, onType, problem, hint, ...input }: LineProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={problem} hint={hint}>
      <TextInput
        {...input}
        {...describeField(id, problem, hint)}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 240,
  paddingBlock: theme.spacing(1),
  whiteSpace: 'normal',
  '& > div:last-child': { display: 'flex', gap: theme.spacing(1) },
}));
