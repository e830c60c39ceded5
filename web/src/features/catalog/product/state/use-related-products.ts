import { useEffect, useState } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { Product } from '@kargha/domain/catalogue/product';

import { readRelatedProducts } from '../../data/public-products.ts';
import { rememberCards } from '../../state/known-products.ts';

const MAX_RELATED = 4;

const relatedTo = new Map<string, CardProduct[]>();

/** Returns no products when they cannot be read. */
export function useRelatedProducts(product: Product): readonly CardProduct[] {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (relatedTo.has(product._id)) return undefined;
    let isShown = true;
    readRelatedProducts(product, MAX_RELATED).then(
      (related) => {
        rememberCards(related);
        relatedTo.set(product._id, related);
        if (isShown) redraw((times) => times + 1);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [product]);
  return relatedTo.get(product._id) ?? [];
}
