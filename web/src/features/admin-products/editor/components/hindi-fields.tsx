import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@kargha/domain/catalogue/product-input';
import { useTexts } from '#lib/language/language.ts';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';

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
          maxLength={MAX_TITLE_LENGTH}
          {...shared}
        />
        <FormTextArea
          name="descriptionHindi"
          label={texts.descriptionHindi}
          maxLength={MAX_DESCRIPTION_LENGTH}
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
