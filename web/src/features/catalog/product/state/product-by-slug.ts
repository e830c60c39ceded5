import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { selectProfile, useSession, waitForSession } from '#session/state/session-store.ts';

import { cardTexts } from '../../card-texts.ts';
import { readPublicProduct } from '../../data/public-product.ts';
import { accessCodesOf, useAccessCodes } from '../../state/granted-products.ts';
import { knownProductBySlug, rememberProducts } from '../../state/known-products.ts';

/** One entry per set of access codes: signing in may unlock the product. */
const products = createResource<Product | null>(load, cardTexts.en.productFailed);

const SEPARATOR = '\n';

/** Returns a product read before at once. Null when there is none. */
export function useProductBySlug(slugOrId: string): Loaded<Product | null> {
  const codes = useAccessCodes();
  const read = useResource(products, codes + SEPARATOR + slugOrId);
  const known = knownVisibleProduct(slugOrId, codes.split(' '));
  return known ? { status: 'ready', data: known } : read;
}

/** Reads a product that is about to be opened. */
export function preloadProduct(slugOrId: string): void {
  const codes = accessCodesOf(selectProfile(useSession.getState()));
  products.ensure(codes + SEPARATOR + slugOrId);
}

/** Reads a public product ahead, so that its page renders without waiting. */
export async function prefetchProduct(slugOrId: string): Promise<void> {
  const product = await readPublicProduct(slugOrId);
  if (product) rememberProducts([product]);
}

function knownVisibleProduct(slugOrId: string, codes: readonly string[]): Product | undefined {
  const known = knownProductBySlug(slugOrId);
  return known && isUnlockedFor(known, codes) ? known : undefined;
}

async function load(key: string): Promise<Product | null> {
  const [codes = '', slugOrId = ''] = key.split(SEPARATOR);
  const ownCodes = codes.split(' ').filter((code) => code !== '');
  const known = knownVisibleProduct(slugOrId, ownCodes);
  if (known || slugOrId === '') return known ?? null;
  const product = await readProduct(slugOrId, ownCodes);
  if (product) rememberProducts([product]);
  return product ?? null;
}

async function readProduct(
  slugOrId: string,
  ownCodes: readonly string[],
): Promise<Product | undefined> {
  return (await readPublicProduct(slugOrId)) ?? readUnlocked(slugOrId, ownCodes);
}

/** Access codes unlock more, but the database accepts them only once the session is known. */
async function readUnlocked(
  slugOrId: string,
  ownCodes: readonly string[],
): Promise<Product | undefined> {
  if (ownCodes.length === 0) return undefined;
  const { readGrantedProduct } = await loadModule(import('../../data/granted-products.ts'));
  await waitForSession();
  return readGrantedProduct(slugOrId, ownCodes);
}
