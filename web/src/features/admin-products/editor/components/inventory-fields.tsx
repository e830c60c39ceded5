import { useId } from 'react';

import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { PACKAGE_TYPES, WEIGHT_UNITS } from '@kargha/domain/catalogue/product';
import { hasVariants } from '@kargha/domain/catalogue/variants';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Link } from '#ui/controls/link.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { TextInput } from '#ui/forms/text-input.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import type { EditableProduct, ProductFormValues } from '../state/product-form-values.ts';
import { useDuplicateSku } from '../state/use-duplicate-sku.ts';
import { sumOfRows } from '../state/variant-matrix.ts';
import { variantTexts } from '../../variant-texts.ts';

/** Quantity shows only when it is tracked, SKU and barcode only when the product has a SKU (spec §2). */
export function InventoryFields({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  return (
    <FormSection title={texts.inventory}>
      <FormCheckbox name="trackQuantity" label={texts.trackQuantity} />
      {values.trackQuantity && (
        <FieldPair>
          <QuantityField product={product} />
          <FormTextField
            name="lowStock"
            label={texts.lowStock}
            hint={texts.lowStockHint}
            inputMode="numeric"
          />
        </FieldPair>
      )}
      <FormCheckbox name="continueSelling" label={texts.continueSelling} />
      <FormCheckbox name="hasSKU" label={texts.hasSku} />
      {values.hasSKU && (
        <FieldPair>
          <SkuField product={product} />
          <FormTextField name="barcode" label={texts.barcode} maxLength={PRODUCT_LENGTHS.barcode} />
        </FieldPair>
      )}
    </FormSection>
  );
}

/** With variants it is their sum, which is not typed. */
function QuantityField({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const { sumHint } = useTexts(variantTexts);
  const { values } = useFormValues<ProductFormValues>();
  const id = useId();
  const { combinations: rows } = values;
  if (rows.length === 0 && !(product && hasVariants(product))) {
    return <FormTextField name="quantity" label={texts.quantity} inputMode="numeric" />;
  }
  return (
    <FieldFrame id={id} label={texts.quantity} hint={sumHint}>
      <TextInput
        {...describeField(id, undefined, sumHint)}
        readOnly
        value={String(sumOfRows(rows))}
      />
    </FieldFrame>
  );
}

/** Warns when another product has the same SKU. Duplicates are allowed. */
function SkuField({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const other = useDuplicateSku(product);
  return (
    <Field>
      <FormTextField name="sku" label={texts.sku} maxLength={PRODUCT_LENGTHS.sku} />
      <p role="status">
        {other && (
          <>
            <Link to={adminEditProductPath(other._id)}>{other.title || other._id}</Link>{' '}
            {texts.duplicateSku}
          </>
        )}
      </p>
    </Field>
  );
}

const Field = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  minWidth: 0,
  '& > p': { fontSize: '0.875rem', lineHeight: 1.45 },
  '& > p:empty': { display: 'none' },
}));

const UNITS = WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }));

/** Package and weight show only for physical products (spec §2). */
export function ShippingFields() {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  const packages = PACKAGE_TYPES.map((value) => ({ value, label: texts.packages[value] }));
  return (
    <FormSection title={texts.shipping}>
      <FormCheckbox name="isPhysicalProduct" label={texts.physical} />
      {values.isPhysicalProduct && (
        <>
          <FormSelectField name="packageType" label={texts.package} options={packages} />
          <FieldPair>
            <FormTextField name="weight" label={texts.weight} inputMode="decimal" />
            <FormSelectField name="weightUnit" label={texts.weightUnit} options={UNITS} />
          </FieldPair>
        </>
      )}
    </FormSection>
  );
}
