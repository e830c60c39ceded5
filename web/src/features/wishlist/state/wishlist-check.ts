import { useEffect, useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useSession } from '#session/state/session-store.ts';
import { selectViewerId } from '#session/state/viewer.ts';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

import { useWishlistStore } from './wishlist-store.ts';
import { loadModule } from '#lib/server/load-module.ts';

/** By product id: null when no longer sold, missing when not read yet. */
export type WishlistProducts = ReadonlyMap<string, Product | null>;

const NOTHING: WishlistProducts = new Map();

/**
 * Reads products when the page opens, when items are added and when another person signs in, and updates the
 * items' prices.
 */
export function useWishlistProducts(): WishlistProducts {
  const viewerId = useSession(selectViewerId);
  const items = useWishlistStore((wishlist) => wishlist.items);
  const [loaded, setLoaded] = useState({ viewerId, products: NOTHING });
  const products = loaded.viewerId === viewerId ? loaded.products : NOTHING;
  const unread = items.flatMap(({ id }) => (products.has(id) ? [] : id)).join(' ');

  useEffect(() => {
    if (viewerId === undefined || unread === '') return undefined;
    let isMounted = true;
    readWishlistProducts(unread.split(' ')).then(
      (fetched) => {
        if (isMounted) setLoaded({ viewerId, products: new Map([...products, ...fetched]) });
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [viewerId, products, unread]);
  return products;
}

/** @throws FirebaseError */
async function readWishlistProducts(ids: readonly string[]): Promise<WishlistProducts> {
  const { readProducts } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  const products = new Map((await readProducts(ids)).map((product) => [product._id, product]));
  useWishlistStore.setState(({ items }) => ({
    items: items.map((item) => {
      const product = products.get(item.id);
      return product ? { ...item, ...currentFields(product) } : item;
    }),
  }));
  return new Map(ids.map((id) => [id, products.get(id) ?? null]));
}

function currentFields(product: Product) {
  const { title, titleHindi = '', price, costPerItem } = product;
  return {
    name: title,
    nameHindi: titleHindi,
    price,
    originalPrice: Math.max(price, costPerItem),
    image: smallPictureUrl(product),
  };
}
