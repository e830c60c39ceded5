import { useEffect, useState } from 'react';

import type { Product } from '@kargha/domain/product';
import { ApiError } from '#lib/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { findProduct } from '../data/products-api.ts';
import { ProductEditor } from './product-editor.tsx';

/** Reads a product afresh and opens its form: what others changed a moment ago is in it. */
export function OpenedProduct({ id }: { id: string }) {
  const texts = useTexts(adminProductsTexts);
  const [product, setProduct] = useState<Product>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    findProduct(id).then(
      (found) => {
        if (isWanted) setProduct(found);
      },
      (error: unknown) => {
        if (isWanted) setFailure(error instanceof ApiError ? error.message : texts.failed);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, texts]);

  if (failure !== undefined) {
    return (
      <FailedFace
        title={failure}
        action={<ButtonLink to={paths.adminProducts}>{texts.back}</ButtonLink>}
      />
    );
  }
  return product ? <ProductEditor product={product} /> : <Spinner label={texts.loadingOne} />;
}
