import { useCallback, useMemo, useState } from 'react';

import { formatCount } from '@kargha/domain/money/count-format';
import { combinationsProblem } from '@kargha/domain/catalogue/variant-input';
import { ownQuantity } from '@kargha/domain/catalogue/product';
import { hasVariants, MAX_VARIANTS, unassignedQuantity } from '@kargha/domain/catalogue/variants';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import type { EditableProduct, ProductFormValues } from '../state/product-form-values.ts';
import { typedOptions, type VariantField, type VariantRow } from '../state/variant-form-values.ts';
import {
  byOptions,
  generateRows,
  possibleVariants,
  retiredRows,
  rowName,
} from '../state/variant-matrix.ts';
import { variantTexts } from '../../variant-texts.ts';
import { VariantFill } from './variant-fill.tsx';
import { VariantRows, type Followed, type RowErrors } from './variant-rows.tsx';

/** Stock, SKU and price of each combination of the options. */
export function VariantMatrix({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(variantTexts);
  const { values } = useFormValues<ProductFormValues>();
  const { setRows, onChange, onRemove } = useVariantRows();
  const errors = useRowErrors();
  const [notice, setNotice] = useState('');
  const rows = values.combinations;
  const { count, isTooMany } = possibleVariants(values);
  const followed = useFollowed(values);
  const retired = retiredRows(product);
  const { pictures } = product ?? BLANK_PICTURES;
  function generate() {
    const made = generateRows(values, retired);
    setRows(() => made.rows);
    setNotice(texts.generated(made.added, made.removed.join('; ')));
  }

  if (count === 0 && rows.length === 0) return null;
  return (
    <FormSection title={texts.title}>
      <p>{rows.length > 0 ? texts.hint : texts.noneHint}</p>
      <div>
        <Button onClick={generate} disabled={isTooMany || count === 0}>
          {texts.generate}
        </Button>
      </div>
      <Status role="status">
        {isTooMany ? <strong>{texts.tooMany(formatCount(count), MAX_VARIANTS)}</strong> : notice}
      </Status>
      <StockNotes product={product} isShared={rows.length > 0} />
      <FormMessage name="combinations" />
      {rows.length > 0 && (
        <>
          <VariantFill {...{ rows, pictures }} onFill={setRows} />
          <VariantRows {...{ rows, errors, pictures, onChange, onRemove }} product={followed} />
        </>
      )}
      <Retired
        rows={withoutRows(retired, rows)}
        mayBeSold={(row) => combinationsProblem([row], { variants: typedOptions(values) }) === null}
        onSell={(row) => setRows((now) => [...now, row])}
      />
    </FormSection>
  );
}

function withoutRows(rows: readonly VariantRow[], shown: readonly VariantRow[]): VariantRow[] {
  const known = byOptions(shown);
  return [...byOptions(rows)].filter(([key]) => !known.has(key)).map(([, row]) => row);
}

/** The same object until one of them changes. */
function useFollowed(values: ProductFormValues): Followed {
  const { sku, barcode, price, costPerItem, weight, lowStock } = values;
  return useMemo(
    () => ({ sku, barcode, price, costPerItem, weight, lowStock }),
    [sku, barcode, price, costPerItem, weight, lowStock],
  );
}

/** The same list each time, so that rows are not drawn again. */
const BLANK_PICTURES = { pictures: [] };

/** Errors of fields that were left or submitted, by row. */
function useRowErrors(): RowErrors {
  return useFormValues<ProductFormValues>().listErrorsOf('combinations') as RowErrors;
}

interface StockNotesProps {
  product: EditableProduct | undefined;
  /** whether the variants have their own stock in the form */
  isShared: boolean;
}

function StockNotes({ product, isShared }: StockNotesProps) {
  const texts = useTexts(variantTexts);
  if (!product || !isShared) return null;
  const unassigned = unassignedQuantity(product);
  const shared = hasVariants(product) ? 0 : ownQuantity(product);
  return (
    <>
      {unassigned > 0 && <Status>{texts.unassigned(formatCount(unassigned))}</Status>}
      {shared > 0 && <Status>{texts.replacesShared(formatCount(shared))}</Status>}
    </>
  );
}

interface RetiredProps {
  rows: readonly VariantRow[];
  /** whether the product still has these options */
  mayBeSold: (row: VariantRow) => boolean;
  onSell: (row: VariantRow) => void;
}

function Retired({ rows, mayBeSold, onSell }: RetiredProps) {
  const texts = useTexts(variantTexts);
  if (rows.length === 0) return null;
  return (
    <RetiredList>
      <h3>{texts.retired}</h3>
      <p>{texts.retiredHint}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              {row.quantity === '0' ? rowName(row) : texts.retiredStock(rowName(row), row.quantity)}
            </span>
            {mayBeSold(row) && (
              <Button look="quiet" onClick={() => onSell(row)}>
                {texts.sellAgain(rowName(row))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </RetiredList>
  );
}

const Status = styled('p')(({ theme: { vars } }) => ({
  fontSize: '0.9375rem',
  color: vars.palette.text.secondary,
  '&:empty': { display: 'none' },
  '& > strong': { color: vars.palette.error.main, fontWeight: 600 },
}));

const RetiredList = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  '& h3': { margin: 0, fontSize: '1rem' },
  '& p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(0, 1.5) },
}));

/** Changes of the matrix. The functions stay the same, so that only changed rows are drawn again. */
function useVariantRows() {
  const { update } = useFormValues<ProductFormValues>();
  const setRows = useCallback(
    (change: (now: VariantRow[]) => VariantRow[]) =>
      update((form) => ({ ...form, combinations: change(form.combinations) })),
    [update],
  );
  const onChange = useCallback(
    (place: number, field: VariantField, text: string) =>
      setRows((now) =>
        now.map((row, other) => (other === place ? { ...row, [field]: text } : row)),
      ),
    [setRows],
  );
  const onRemove = useCallback(
    (place: number) => setRows((now) => now.filter((_row, other) => other !== place)),
    [setRows],
  );
  return { setRows, onChange, onRemove };
}
