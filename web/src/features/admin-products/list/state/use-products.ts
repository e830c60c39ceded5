import { useCallback, useEffect, useRef, useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import type { ProductView } from '@kargha/domain/catalogue/product-choices';
import { ApiError } from '#lib/server/api-client.ts';

import { listProducts } from '../../data/products-api.ts';

export type ProductList =
  | { status: 'loading' }
  | { status: 'failed'; message: string | null }
  | { status: 'ready'; products: Product[]; total: number; next: string | null };

/** Lists products for staff. `reload` starts again, `more` adds the next page; outdated answers are dropped. */
export function useProducts(status: ProductView | '', onFailure: () => void) {
  const [list, setList] = useState<ProductList>({ status: 'loading' });
  const latest = useRef(0);

  const read = useCallback(
    (cursor: string | null, loaded: readonly Product[]) => {
      latest.current += 1;
      const request = latest.current;
      return listProducts({ status, search: '' }, cursor).then(
        (page) => {
          if (request !== latest.current) return;
          setList({ ...page, status: 'ready', products: [...loaded, ...page.products] });
        },
        (error: unknown) => {
          if (request !== latest.current) return;
          setList({ status: 'failed', message: error instanceof ApiError ? error.message : null });
          onFailure();
        },
      );
    },
    [status, onFailure],
  );

  const reload = useCallback(() => read(null, []), [read]);

  useEffect(() => {
    void reload();
  }, [reload]);

  async function more() {
    if (list.status !== 'ready' || list.next === null) return;
    await read(list.next, list.products);
  }

  function tryAgain() {
    setList({ status: 'loading' });
    void reload();
  }

  return { list, reload, more, tryAgain };
}
