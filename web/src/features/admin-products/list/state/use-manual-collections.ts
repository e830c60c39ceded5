import { useServerQuery } from '#lib/reading/server-state.ts';

import { listManualCollections } from '../data/product-bulk-api.ts';

/** The collections to which products can be added by hand. */
export function useManualCollections() {
  return useServerQuery({ queryKey: ['manual-collections'], queryFn: listManualCollections });
}
