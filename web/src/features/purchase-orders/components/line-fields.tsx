import { formatPaise } from '@kargha/domain/money/money-format';
import { isSameLine, keyOf, refOf } from '@kargha/domain/shopping/line-ref';
import { useTexts } from '#lib/language/language.ts';
import { findStock, type StockOption } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { purchaseOrdersTexts } from '../purchase-orders-texts.ts';
import {
  calculateTotal,
  type PurchaseLineValues,
  type PurchaseOrderFormValues,
} from '../state/purchase-order-form-values.ts';

export function LineFields() {
  const texts = useTexts(purchaseOrdersTexts);
  const { values, setValue } = useFormValues<PurchaseOrderFormValues>();
  const { lines } = values;

  function add({ productId, options, label: title }: StockOption) {
    const added = { ...refOf({ productId, options }), title, ordered: '1', unitCost: '' };
    if (lines.every((line) => !isSameLine(line, added))) setValue('lines', [...lines, added]);
  }

  function change(changed: PurchaseLineValues) {
    setValue(
      'lines',
      lines.map((line) => (isSameLine(line, changed) ? changed : line)),
    );
  }

  return (
    <>
      <SearchPicker
        label={texts.addProduct}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findStock}
        onPick={add}
      />
      <FormMessage name="lines" />
      {lines.map((line) => (
        <Line
          key={keyOf(line)}
          line={line}
          onChange={change}
          onRemove={() =>
            setValue(
              'lines',
              lines.filter((other) => !isSameLine(other, line)),
            )
          }
        />
      ))}
      <Sum>
        <span>{texts.total}</span> <strong>{formatPaise(calculateTotal(lines))}</strong>
      </Sum>
    </>
  );
}

interface LineProps {
  line: PurchaseLineValues;
  onChange: (line: PurchaseLineValues) => void;
  onRemove: () => void;
}

function Line({ line, onChange, onRemove }: LineProps) {
  const texts = useTexts(purchaseOrdersTexts);
  const { title } = line;
  return (
    <Row>
      <strong>{title}</strong>
      <label>
        {texts.pieces}
        <TextInput
          inputMode="numeric"
          aria-label={texts.piecesOf(title)}
          value={line.ordered}
          onChange={({ currentTarget }) => onChange({ ...line, ordered: currentTarget.value })}
        />
      </label>
      <label>
        {texts.unitCost}
        <TextInput
          inputMode="decimal"
          aria-label={texts.unitCostOf(title)}
          value={line.unitCost}
          onChange={({ currentTarget }) => onChange({ ...line, unitCost: currentTarget.value })}
        />
      </label>
      <Button look="quiet" aria-label={texts.removeOf(title)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignItems: 'end',
  gridTemplateColumns: '1fr 1fr',
  paddingBlock: spacing(1.5),
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > strong': { gridColumn: '1 / -1', alignSelf: 'center' },
  '& > label': { display: 'grid', gap: spacing(0.5), fontSize: '0.875rem' },
  '& > button': { justifySelf: 'start' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 110px 160px auto',
    '& > strong': { gridColumn: 'auto' },
  },
}));

const Sum = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'end',
  gap: theme.spacing(2),
  margin: 0,
  fontSize: '1.125rem',
}));
