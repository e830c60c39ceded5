import { useTexts } from '#lib/language/language.ts';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';

import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';

import { adminProductsTexts } from '../../admin-products-texts.ts';

/** Collapsed at first: most of the form is filled in without it. */
export function HindiFields() {
  const texts = useTexts(adminProductsTexts);
  const shared = { optional: texts.optional, lang: 'hi' };
  return (
    <Collapsible as="details">
      <summary>{texts.hindi}</summary>
      <div>
        <FormTextField
          name="titleHindi"
          label={texts.titleHindi}
          hint={texts.hindiHint}
          maxLength={PRODUCT_LENGTHS.title}
          {...shared}
        />
        <FormTextArea
          name="descriptionHindi"
          label={texts.descriptionHindi}
          maxLength={PRODUCT_LENGTHS.description}
          {...shared}
        />
      </div>
    </Collapsible>
  );
}

const Collapsible = styled(Surface)(({ theme: { typography, spacing } }) => ({
  '& > summary': { ...typography.h4, display: 'list-item', cursor: 'pointer' },
  '& > div': { display: 'grid', gap: spacing(2), marginTop: spacing(2) },
}));
