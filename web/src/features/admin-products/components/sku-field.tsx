import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import type { EditableProduct } from '../state/product-form-values.ts';
import { useDuplicateSku } from '../state/use-duplicate-sku.ts';

/** Warns when another product has the same SKU. Duplicates are allowed. */
export function SkuField({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const other = useDuplicateSku(product);
  return (
    <Field>
      <FormTextField name="sku" label={texts.sku} maxLength={60} />
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
