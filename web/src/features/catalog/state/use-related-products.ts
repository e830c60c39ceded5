import { useEffect, useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';

import { readRelatedProducts } from '../data/public-products.ts';
import { rememberProducts } from './known-products.ts';

const MAX_RELATED = 4;

const kinOf = new Map<string, Product[]>();

/** Products like this one. Without an answer there are none: the page stands without them. */
export function useRelatedProducts(product: Product): readonly Product[] {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (kinOf.has(product._id)) return undefined;
    let isShown = true;
    readRelatedProducts(product, MAX_RELATED).then(
      (kin) => {
        rememberProducts(kin);
        kinOf.set(product._id, kin);
        if (isShown) redraw((times) => times + 1);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [product]);
  return kinOf.get(product._id) ?? [];
}
