import { useEffect, useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';

import { findProduct } from '../data/products-api.ts';
import type { EditableProduct } from './product-form-values.ts';

type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; message: string | null }
  | { status: 'ready'; product: EditableProduct };

export function useEditableProduct(id: string): ProductState {
  const [state, setState] = useState<ProductState>({ status: 'loading' });

  useEffect(() => {
    let isMounted = true;
    const update = (next: ProductState) => {
      if (isMounted) setState(next);
    };
    findProduct(id).then(
      (product) => update({ status: 'ready', product }),
      (error: unknown) =>
        update({ status: 'failed', message: error instanceof ApiError ? error.message : null }),
    );
    return () => {
      isMounted = false;
    };
  }, [id]);

  return state;
}
