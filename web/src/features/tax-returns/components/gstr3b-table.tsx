import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { Gstr3b } from '@kargha/domain/tax-returns/tax-return-fields';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { taxReturnsTexts, type TaxReturnsTexts } from '../tax-returns-texts.ts';

interface Row {
  name: string;
  taxable?: number;
  igst?: number;
  cgst?: number;
  sgst?: number;
}

export function Gstr3bTable({ gstr3b }: { gstr3b: Gstr3b }) {
  const texts = useTexts(taxReturnsTexts);
  const money = (amount?: number) => (amount === undefined ? '' : formatPaise(paise(amount)));
  return (
    <FormSection title={texts.gstr3bTitle}>
      <IndexTable
        label={texts.gstr3bLabel}
        columns={texts.gstr3bColumns}
        rows={rowsOf(gstr3b, texts)}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        numbers={['taxable', 'igst', 'cgst', 'sgst']}
        cells={({ name, taxable, igst, cgst, sgst }) => ({
          row: name,
          taxable: money(taxable),
          igst: money(igst),
          cgst: money(cgst),
          sgst: money(sgst),
        })}
      />
    </FormSection>
  );
}

/** Table 4 has tax only. */
function rowsOf(
  { outward, untaxed, unregistered, inputTax, blocked, netInputTax, exemptPurchases }: Gstr3b,
  texts: TaxReturnsTexts,
): Row[] {
  const tax = (name: string, { igst, cgst, sgst }: Gstr3b['inputTax']): Row => ({
    ...{ name, igst, cgst, sgst },
  });
  return [
    { name: texts.outward, ...outward },
    { name: texts.untaxed, taxable: untaxed },
    ...unregistered.map(({ place, taxable, igst }) => ({
      ...{ name: texts.unregistered(stateName(place)), taxable, igst },
    })),
    tax(texts.inputTax, inputTax),
    tax(texts.blocked, blocked),
    tax(texts.netInputTax, netInputTax),
    { name: texts.exemptInterState, taxable: exemptPurchases.interState },
    { name: texts.exemptIntraState, taxable: exemptPurchases.intraState },
  ];
}

function stateName(code: string): string {
  return INDIAN_STATES.find(({ gstCode }) => gstCode === code)?.name ?? code;
}
