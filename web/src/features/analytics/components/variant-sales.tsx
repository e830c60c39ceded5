import type { VariantSales as Sales } from '@kargha/domain/reports/analytics-endpoints';
import { formatCount } from '@kargha/domain/money/count-format';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { findProducts } from '#session/state/find-products.ts';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';

interface VariantSalesProps {
  /** undefined until a product is chosen and read */
  sales: Sales | undefined;
  onChoose: (product: string) => void;
}

/** What each variant of one product sold in the period. */
export function VariantSales({ sales, onChoose }: VariantSalesProps) {
  const texts = useTexts(analyticsTexts);
  return (
    <div style={{ marginTop: 16 }}>
      <Panel title={texts.variants} hint={texts.variantsHint}>
        <SearchPicker
          label={texts.product}
          placeholder={texts.productHint}
          nothing={texts.noProduct}
          find={findProducts}
          onPick={({ id }) => onChoose(id)}
        />
        {sales && <Variants {...sales} />}
      </Panel>
    </div>
  );
}

function Variants({ title, variants }: Sales) {
  const texts = useTexts(analyticsTexts);
  if (variants.length === 0) return <p>{texts.noVariants(title)}</p>;
  return (
    <>
      <strong>{title}</strong>
      <IndexTable
        label={texts.variantsOf(title)}
        columns={texts.variantColumns}
        rows={variants}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        numbers={['units', 'revenue']}
        cells={({ name, sku, units, revenue }) => ({
          name,
          sku,
          units: formatCount(units),
          revenue: formatPaise(paise(revenue)),
        })}
      />
    </>
  );
}
