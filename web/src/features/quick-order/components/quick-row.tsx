import { memo, useId } from 'react';

import { MAX_SKU_LENGTH, type QuickState } from '@kargha/domain/shopping/quick-order';
import { selectableOptions } from '@kargha/domain/catalogue/product-options';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { BinIcon, TickIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { quickOrderTexts, type QuickOrderTexts } from '../quick-order-texts.ts';
import { changeRow, removeRows, type QuickRow as Row } from '../state/quick-rows.ts';
import type { QuickProduct } from '../state/use-quick-order.ts';
import { lineProblem } from './line-problem.ts';

interface QuickRowProps {
  row: Row;
  line: number;
  state: QuickState;
  product: QuickProduct | undefined;
}

/** Rerenders only when something in the row changes. */
export const QuickRow = memo(QuickRowView, isSame);

function QuickRowView({ row, line, state, product }: QuickRowProps) {
  const texts = useTexts(quickOrderTexts);
  const id = useId();
  const translate = useTranslate();
  const { message, field } = lineProblem(state, texts, translate);
  return (
    <Item>
      <b aria-hidden="true">{line}</b>
      <TextInput
        aria-describedby={id}
        aria-invalid={field === 'sku' || undefined}
        aria-label={texts.sku(line)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_SKU_LENGTH}
        value={row.sku}
        onChange={({ currentTarget }) => changeRow(row.key, { sku: currentTarget.value })}
      />
      <TextInput
        aria-describedby={id}
        aria-invalid={field === 'quantity' || undefined}
        aria-label={texts.quantity(line)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={row.quantity}
        onChange={({ currentTarget }) => changeRow(row.key, { quantity: currentTarget.value })}
      />
      <IconButton aria-label={texts.remove(line)} onClick={() => removeRows([row.key])}>
        <BinIcon size={20} />
      </IconButton>
      <p id={id}>
        {product && (
          <span>
            <ProductTitle product={product} />. {bulkRule(product, texts)}
          </span>
        )}
        {product && <RowChoices row={row} line={line} product={product} />}
        {state === 'asking' && <span>{texts.checking}</span>}
        {state === 'good' && <TickIcon size={18} />}
        {message && <strong>{message}</strong>}
      </p>
    </Item>
  );
}

function ProductTitle({ product: { title, titleHindi } }: { product: QuickProduct }) {
  const { text, lang } = useLocalized(title, titleHindi);
  return <span lang={lang}>{text}</span>;
}

function RowChoices({
  row,
  line,
  product,
}: Pick<QuickRowProps, 'row' | 'line'> & { product: QuickProduct }) {
  const texts = useTexts(quickOrderTexts);
  const translate = useTranslate();
  return selectableOptions(product).map(({ id, name, values }) => (
    <select
      key={id}
      aria-label={texts.option(translate(name), line)}
      value={row.options?.[name] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        changeRow(row.key, { options: { ...row.options, [name]: value } })
      }
    >
      <option value="">{translate(name)}…</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {translate(value)}
        </option>
      ))}
    </select>
  ));
}

function bulkRule({ bulk }: QuickProduct, texts: QuickOrderTexts): string {
  return bulk ? texts.bulkQuantities(bulk.minimum, bulk.multiple) : '';
}

/** Compares by value, since every check creates new state objects. */
function isSame(before: QuickRowProps, after: QuickRowProps): boolean {
  const { row, line, product } = before;
  if (row !== after.row || line !== after.line || product !== after.product) return false;
  return JSON.stringify(before.state) === JSON.stringify(after.state);
}

const Item = styled('li')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 5.5rem auto',
  alignItems: 'center',
  gap: spacing(0.75, 1),
  padding: spacing(1.25, 0),
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > b': {
    color: vars.palette.text.secondary,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& > p': {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0, 1),
    minHeight: '1.5em',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
  },
  '& > p > span': { color: vars.palette.text.secondary },
  '& select': {
    minHeight: vars.shop.target,
    padding: spacing(0, 1),
    border: `1px solid ${vars.palette.shop.outline}`,
    borderRadius: vars.shop.radius.control,
    background: vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
  },
  '& > p > svg': { color: vars.palette.success.main },
  '& > p > strong': { color: vars.palette.error.main, fontWeight: 600 },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '2.25rem 14rem 6.5rem minmax(0, 1fr) auto',
    '& > p': { gridColumn: 4, gridRow: 1 },
    '& > button': { gridColumn: 5, gridRow: 1 },
  },
}));
