import { useEffect, useState } from 'react';

import { readProductTitles, type ProductOption } from '../data/products-api.ts';

export { searchProducts } from '../data/products-api.ts';

const titleCache = new Map<string, string>();

/** The titles of pieces by their ids; one that is missing is not read yet, or cannot be seen in the shop. */
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

/** Keeps the title of a piece that was just chosen. */
export function rememberProduct({ id, label }: ProductOption): void {
  titleCache.set(id, label);
}
