import { createResource, useResource } from '#lib/reading/resource.ts';

export type { ShopDetails } from '../data/shop-details.ts';

const PUBLIC = 'public';

const details = createResource(
  // Firestore is fetched beside the page, not before it.
  async () => (await import('../data/shop-details.ts')).readShopDetails(),
  'We could not load our contact details. You can still write to us below.',
);

/** Who runs the shop, read once in a visit. */
export function useShopDetails() {
  return useResource(details, PUBLIC);
}

/** Reads again what could not be read. */
export function reloadShopDetails(): void {
  details.ensure(PUBLIC);
}
