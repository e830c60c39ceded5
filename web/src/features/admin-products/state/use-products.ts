import { useCallback, useEffect, useState } from 'react';

import type { Product } from '@kargha/domain/product';
import { ApiError } from '#lib/api-client.ts';

import { listProducts } from '../data/products-api.ts';

export type ProductList =
  | { status: 'loading' }
  | { status: 'failed'; message: string | null }
  | { status: 'ready'; products: Product[]; total: number; next: string | null };

/** The products of the back office. `reload` begins anew, `more` adds the next page. */
export function useProducts(onFailure: () => void) {
  const [list, setList] = useState<ProductList>({ status: 'loading' });

  const fail = useCallback(
    (error: unknown) => {
      setList({ status: 'failed', message: error instanceof ApiError ? error.message : null });
      onFailure();
    },
    [onFailure],
  );

  const reload = useCallback(
    () => listProducts(null).then((page) => setList({ status: 'ready', ...page }), fail),
    [fail],
  );

  useEffect(() => {
    void reload();
  }, [reload]);

  async function more() {
    if (list.status !== 'ready' || list.next === null) return;
    const { products } = list;
    await listProducts(list.next).then(
      (page) => setList({ ...page, status: 'ready', products: [...products, ...page.products] }),
      fail,
    );
  }

  function tryAgain() {
    setList({ status: 'loading' });
    void reload();
  }

  return { list, reload, more, tryAgain };
}
