import { useEffect, useState } from 'react';

import { readProductTitles, type ProductOption } from '../data/products-api.ts';

export { searchProducts } from '../data/products-api.ts';

const titleCache = new Map<string, string>();

/** Returns titles by product id. A title is missing until it is read, and when the product is not in the shop. */
export function useProductTitles(ids: readonly string[]): {
  titles: ReadonlyMap<string, string>;
  isLoaded: boolean;
} {
  const missing = ids.filter((id) => !titleCache.has(id)).join(' ');
  const [attempted, setAttempted] = useState('');
  useEffect(() => {
    if (missing === '') return;
    let isMounted = true;
    readProductTitles(missing.split(' ')).then(
      (titles) => {
        titles.forEach((title, id) => titleCache.set(id, title));
        if (isMounted) setAttempted(missing);
      },
      () => isMounted && setAttempted(missing),
    );
    return () => {
      isMounted = false;
    };
  }, [missing]);
  return { titles: titleCache, isLoaded: missing === '' || attempted === missing };
}

export function rememberProduct({ id, label }: ProductOption): void {
  titleCache.set(id, label);
}
