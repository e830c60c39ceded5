import type { Product } from '@kargha/domain/catalogue/product';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { createResource, useResource } from '#lib/reading/resource.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';

import { catalogTexts } from '../catalog-texts.ts';
import { rememberProducts } from './known-products.ts';

const granted = createResource<Product[]>(load, catalogTexts.en.failed);

const NONE: Product[] = [];

export function accessCodesOf(profile: UserProfile | undefined): string {
  return (profile?.accessCodes ?? []).toSorted().join(' ');
}

/** The signed-in person's access codes, joined by spaces; empty for everyone else. */
export function useAccessCodes(): string {
  return accessCodesOf(useSession(selectProfile));
}

export function useGrantedProducts(): Product[] {
  const state = useResource(granted, useAccessCodes());
  return state.status === 'ready' ? state.data : NONE;
}

async function load(codes: string): Promise<Product[]> {
  if (codes === '') return NONE;
  const { readGrantedProducts } = await loadModule(import('../data/granted-products.ts'));
  // A product made public keeps its access code and is in the public list already.
  const products = (await readGrantedProducts(codes.split(' '))).filter(
    ({ restricted }) => restricted,
  );
  rememberProducts(products);
  return products;
}
