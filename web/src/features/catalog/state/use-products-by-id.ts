import { useEffect, useState } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';

import { IS_SERVER } from '#lib/server/env.ts';
import { resetOnServer, waitOnServer } from '#lib/server/render-on-server.ts';

import { readPublicProducts } from '../data/public-products.ts';
import { knownCard, rememberCards } from './known-products.ts';

const unavailableIds = new Set<string>();
if (IS_SERVER) resetOnServer(() => unavailableIds.clear());

interface ProductsById {
  /** In the order of the ids; undefined while loading. Products no longer sold are left out. */
  products: (CardProduct | undefined)[];
  hasFailed: boolean;
  retry: () => void;
}

/** Returns known products at once and reads the others in one query of up to thirty. */
export function useProductsById(ids: readonly string[]): ProductsById {
  const [{ attempt, failedKey }, setState] = useState({ attempt: 0, failedKey: '' });
  const key = ids.filter((id) => !knownCard(id) && !unavailableIds.has(id)).join('|');
  if (IS_SERVER && key !== '') waitOnServer(() => readMissing(key));

  useEffect(() => {
    if (key === '') return undefined;
    let isShown = true;
    const arrived = (changes: { failedKey: string }) => {
      if (isShown) setState((now) => ({ ...now, ...changes }));
    };
    readMissing(key).then(
      () => arrived({ failedKey: '' }),
      () => arrived({ failedKey: key }),
    );
    return () => {
      isShown = false;
    };
  }, [key, attempt]);

  return {
    products: ids.filter((id) => !unavailableIds.has(id)).map(knownCard),
    hasFailed: failedKey !== '' && failedKey === key,
    retry: () => setState((now) => ({ attempt: now.attempt + 1, failedKey: '' })),
  };
}

/** Reads products ahead, so that a page renders them without waiting. @throws Error */
export async function preloadProducts(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !knownCard(id) && !unavailableIds.has(id));
  if (missing.length > 0) await readMissing(missing.join('|'));
}

async function readMissing(key: string): Promise<void> {
  const requestedIds = key.split('|');
  rememberCards(await readPublicProducts(requestedIds));
  requestedIds.filter((id) => !knownCard(id)).forEach((id) => unavailableIds.add(id));
}
