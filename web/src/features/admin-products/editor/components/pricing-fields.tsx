import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatRupees } from '@kargha/domain/money/money-format';
import { fibresIn } from '@kargha/domain/catalogue/fibre-text';
import { suggestHsn } from '@kargha/domain/catalogue/suggest-hsn';
import { gstInPrices } from '@kargha/domain/pricing/included-tax';
import { useSaleTerms } from '#lib/shop/sale-terms.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { calculateProfit } from '../state/cost-form-values.ts';
import type { EditableProduct, ProductFormValues } from '../state/product-form-values.ts';

export function PricingFields({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  const { terms } = useSaleTerms();
  const result = calculateProfit(values, terms.tax);
  return (
    <FormSection title={texts.pricing}>
      <FieldPair>
        <FormTextField
          name="price"
          label={texts.price}
          inputMode="decimal"
          hint={texts.priceHints[gstInPrices(terms.tax, new Date())]}
          required
        />
        <FormTextField
          name="costPerItem"
          label={texts.originalPrice}
          inputMode="decimal"
          hint={texts.originalPriceHint}
        />
        <FormTextField
          name="unitCost"
          label={texts.unitCost}
          inputMode="decimal"
          hint={texts.unitCostHint}
        />
        <FormTextField
          name="supplier"
          label={texts.supplier}
          maxLength={PRODUCT_LENGTHS.supplier}
        />
      </FieldPair>
      <Figures>
        <dt>{texts.profit}</dt>
        <dd>{result ? formatRupees(result.profit) : texts.none}</dd>
        <dt>{texts.margin}</dt>
        <dd>{result ? `${result.margin}%` : texts.none}</dd>
      </Figures>
      <LastPurchase product={product} />
      <FormCheckbox name="chargeTax" label={texts.chargeTax} />
      <HsnField />
    </FormSection>
  );
}

/** Suggests a code from collection and main fibre. Staff take it with a press. */
function HsnField() {
  const texts = useTexts(adminProductsTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const suggested = suggestHsn(values.productCollection, fibresIn(values.fibre));
  return (
    <>
      <FormTextField
        name="hsnCode"
        label={texts.hsn}
        hint={texts.hsnHint}
        inputMode="numeric"
        maxLength={8}
      />
      {suggested !== null && suggested !== values.hsnCode && (
        <div>
          <Button onClick={() => setValue('hsnCode', suggested)}>{texts.useHsn(suggested)}</Button>
        </div>
      )}
    </>
  );
}

function LastPurchase({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const last = product?.costing?.lastPurchase;
  if (!last) return null;
  const { number, quantity, unitCost, at } = last;
  return <p>{texts.lastPurchase(number, quantity, formatRupees(unitCost), formatLongDate(at))}</p>;
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto 1fr',
  gap: theme.spacing(1),
  margin: 0,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

export function BulkFields() {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  return (
    <FormSection title={texts.bulk}>
      <FormCheckbox name="soldInBulk" label={texts.soldInBulk} />
      {values.soldInBulk && (
        <>
          <FieldPair>
            <FormTextField name="bulkMinimum" label={texts.bulkMinimum} inputMode="numeric" />
            <FormTextField name="bulkMultiple" label={texts.bulkMultiple} inputMode="numeric" />
          </FieldPair>
          <FormTextField name="bulkLeadDays" label={texts.bulkLeadDays} inputMode="numeric" />
          <FormTextField name="bulkTiers" label={texts.bulkTiers} hint={texts.bulkTiersHint} />
        </>
      )}
    </FormSection>
  );
}
