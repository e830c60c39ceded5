import { useServerQuery } from '#lib/reading/server-state.ts';

import { readProductTitles, type ProductOption } from '../data/products-api.ts';

export { searchProducts } from '../data/products-api.ts';

const titleCache = new Map<string, string>();

/** Returns titles by product id. A title is missing until it is read, and when the product is not in the shop. */
export function useProductTitles(ids: readonly string[]): {
  titles: ReadonlyMap<string, string>;
  isLoaded: boolean;
} {
  const missing = ids.filter((id) => !titleCache.has(id)).join(' ');
  const { isPending } = useServerQuery(
    { queryKey: ['product-titles', missing], queryFn: () => loadTitles(missing.split(' ')) },
    { enabled: missing !== '' },
  );
  return { titles: titleCache, isLoaded: missing === '' || !isPending };
}

/** Products that are not in the shop stay missing. */
async function loadTitles(ids: readonly string[]): Promise<number> {
  const titles = await readProductTitles(ids);
  titles.forEach((title, id) => titleCache.set(id, title));
  return titles.size;
}

export function rememberProduct({ id, label }: ProductOption): void {
  titleCache.set(id, label);
}
