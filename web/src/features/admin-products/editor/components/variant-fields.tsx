import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';

import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';

const MAX_OPTIONS = 20;

export function VariantFields() {
  const texts = useTexts(adminProductsTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const { variants } = values;

  function add() {
    const option = { id: crypto.randomUUID(), name: '', values: '' };
    setValue('variants', [...variants, option]);
  }

  return (
    <FormSection title={texts.variants}>
      <p>{texts.variantsHint}</p>
      {variants.map(({ id }, index) => (
        <div key={id}>
          <FieldPair>
            <FormTextField
              name={`variants.${index}.name`}
              label={texts.optionName(index + 1)}
              maxLength={PRODUCT_LENGTHS.option}
            />
            <FormTextField
              name={`variants.${index}.values`}
              label={texts.optionValues(index + 1)}
            />
          </FieldPair>
          <Button
            look="quiet"
            onClick={() =>
              setValue(
                'variants',
                variants.filter((other) => other.id !== id),
              )
            }
          >
            {texts.removeOption(index + 1)}
          </Button>
        </div>
      ))}
      {variants.length < MAX_OPTIONS && (
        <div>
          <Button onClick={add}>{texts.addOption}</Button>
        </div>
      )}
    </FormSection>
  );
}
