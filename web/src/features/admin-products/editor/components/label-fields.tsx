import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { labelItemsFor, labelItemsText } from '@kargha/domain/catalogue/label-endpoints';
import { variantsOf } from '@kargha/domain/catalogue/variants';
import { labelsPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { labelTexts } from '../../label-texts.ts';
import type { EditableProduct } from '../state/product-form-values.ts';

/** Declarations on the package (Packaged Commodities Rules 2011, rule 6). */
export function LabelFields({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(labelTexts);
  const { labels } = texts;
  return (
    <FormSection title={texts.title}>
      <p>{texts.hint}</p>
      <FieldPair>
        <FormTextField name="mrp" label={labels.mrp} inputMode="decimal" hint={texts.mrpHint} />
        <FormTextField
          name="netQuantity"
          label={labels.netQuantity}
          hint={texts.netQuantityHint}
          maxLength={PRODUCT_LENGTHS.netQuantity}
        />
        <FormTextField
          name="countryOfOrigin"
          label={labels.countryOfOrigin}
          hint={texts.countryHint}
          maxLength={PRODUCT_LENGTHS.countryOfOrigin}
        />
        <FormTextField
          name="monthOfManufacture"
          label={labels.monthOfManufacture}
          hint={texts.monthHint}
          type="month"
        />
        <FormSelectField name="makerKind" label={labels.makerKind} options={texts.kinds} />
        <FormTextField
          name="makerName"
          label={labels.makerName}
          maxLength={PRODUCT_LENGTHS.makerName}
        />
      </FieldPair>
      <FormTextField
        name="makerAddress"
        label={labels.makerAddress}
        maxLength={PRODUCT_LENGTHS.makerAddress}
      />
      {product && (
        <div>
          <ButtonLink to={labelsPath(labelItemsText(labelItemsOf(product)))}>
            {texts.print}
          </ButtonLink>
        </div>
      )}
    </FormSection>
  );
}

/** One label of the product, or of each of its variants. */
function labelItemsOf(product: EditableProduct) {
  const { _id: id } = product;
  const variants = variantsOf(product).map((one) => ({ id, variantId: one.id, count: 1 }));
  return labelItemsFor(variants.length > 0 ? variants : [{ id, count: 1 }]);
}
