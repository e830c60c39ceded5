import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { AMENDMENT_TABLES, SUPPLY_TABLES } from '@kargha/domain/tax-returns/supply-document';
import {
  addAmounts,
  isNothing,
  subtractAmounts,
  sumAmounts,
  type TaxAmounts,
} from '@kargha/domain/tax-returns/tax-amounts';
import type { ReturnTableRow, TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tag } from '#ui/tag.tsx';

import { taxReturnsTexts } from '../tax-returns-texts.ts';

const money = (amount: number) => formatPaise(paise(amount));
const taxOf = ({ cgst, sgst, igst }: TaxAmounts) => money(cgst + sgst + igst);

export function ReturnTables({ taxReturn }: { taxReturn: TaxReturn }) {
  const texts = useTexts(taxReturnsTexts);
  const tables = taxReturn.tables.filter(({ documents }) => documents > 0);
  return (
    <FormSection title={texts.tablesTitle}>
      {tables.length === 0 ? <p>{texts.noSupplies}</p> : <Tables tables={tables} />}
      <p>{figuresLine(taxReturn, texts)}</p>
      <p>{texts.amendments}</p>
    </FormSection>
  );
}

function Tables({ tables }: Pick<TaxReturn, 'tables'>) {
  const texts = useTexts(taxReturnsTexts);
  return (
    <>
      <p>{texts.tablesHint}</p>
      <IndexTable
        label={texts.tablesLabel}
        columns={texts.tableColumns}
        rows={tables}
        idOf={({ table }) => table}
        nameOf={({ table }) => texts.tables[table]}
        numbers={['documents', 'taxable', 'booksTaxable', 'tax', 'booksTax']}
        cells={(row) => ({
          table: texts.tables[row.table],
          documents: row.documents,
          taxable: money(row.filed.taxable),
          booksTaxable: money(row.books.taxable),
          tax: taxOf(row.filed),
          booksTax: taxOf(row.books),
          check: <Check row={row} />,
        })}
      />
    </>
  );
}

function Check({ row: { filed, books } }: { row: ReturnTableRow }) {
  const texts = useTexts(taxReturnsTexts);
  const isEqual = isNothing(subtractAmounts(filed, books));
  return <Tag tone={isEqual ? 'done' : 'waiting'}>{isEqual ? texts.equal : texts.differs}</Tag>;
}

/** The daily sales figures are counted as documents are issued, apart from the documents themselves. */
function figuresLine(
  { tables, leftOut, figures }: TaxReturn,
  texts: (typeof taxReturnsTexts)['en'],
): string {
  const supplies: readonly string[] = [...SUPPLY_TABLES, ...AMENDMENT_TABLES, 'nil'];
  const all = tables.filter(({ table }) => supplies.includes(table));
  const filed = sumAmounts(all.map((row) => row.filed));
  const total = { ...filed };
  addAmounts(total, leftOut.amounts);
  if (!isNothing(subtractAmounts(total, figures))) {
    return texts.figuresDiffer(money(total.taxable), money(figures.taxable));
  }
  return leftOut.documents === 0
    ? texts.figuresEqual(money(filed.taxable))
    : texts.figuresEqualBut(money(filed.taxable), money(leftOut.amounts.taxable));
}
