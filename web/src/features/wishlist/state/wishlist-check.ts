import { useEffect, useState } from 'react';

import type { Product } from '@kargha/domain/product';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';

import { useWishlistStore } from './wishlist-store.ts';

/** The products of the wishlist as they are now, by id; a missing one is no longer sold. */
export type WishedShelf = ReadonlyMap<string, Product>;

/** Reads the wishlist's products when the screen opens, and takes over their prices. Undefined until then, or offline. */
export function useWishedShelf(): WishedShelf | undefined {
  const [shelf, setShelf] = useState<WishedShelf>();
  useEffect(() => {
    let isHere = true;
    readWishedShelf().then(
      (read) => {
        if (isHere) setShelf(read);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return shelf;
}

/** Reads every product of the wishlist anew. @throws FirebaseError when the shelf cannot be reached */
async function readWishedShelf(): Promise<WishedShelf> {
  const ids = useWishlistStore.getState().items.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { readProducts } = await import('#lib/firebase-shelf.ts');
  const shelf = new Map((await readProducts(ids)).map((product) => [product._id, product]));
  useWishlistStore.setState(({ items }) => ({
    items: items.map((item) => {
      const product = shelf.get(item.id);
      return product ? { ...item, ...today(product) } : item;
    }),
  }));
  return shelf;
}

function today(product: Product) {
  const { title, price, costPerItem } = product;
  return {
    name: title,
    price,
    originalPrice: Math.max(price, costPerItem),
    image: smallPictureUrl(product),
  };
}
