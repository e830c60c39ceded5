import { pictureFile } from '@kargha/domain/catalogue/pictures';
import type { Product } from '@kargha/domain/catalogue/product';
import type { QuoteLine } from '@kargha/domain/quotes/quote';
import { useRead } from '#lib/reading/use-read.ts';
import { loadModule } from '#lib/server/load-module.ts';

/** What an offer shows of a product that can be looked at now. */
export interface LineProduct {
  slug: string;
  /** path or address of its first picture; '' without one */
  picture: string;
}

/** By id; a product that is not for sale now is missing. */
export type LineProducts = ReadonlyMap<string, LineProduct>;

/** The products of an offer's lines; none until they are read, or when they cannot be: the offer says it all. */
export function useLineProducts(lines: readonly Pick<QuoteLine, 'productId'>[]): LineProducts {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  return useRead(readLineProducts, ids.join(' ')).data ?? NONE;
}

const NONE: LineProducts = new Map();

async function readLineProducts(ids: string): Promise<LineProducts> {
  if (ids === '') return NONE;
  const { readProducts } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  const products = await readProducts(ids.split(' '));
  return new Map(
    products
      .filter(({ status }) => status === 'active')
      .map((product) => [product._id, { slug: product.slug, picture: pictureOf(product) }]),
  );
}

function pictureOf({ pictures: [first], images }: Product): string {
  return first ? pictureFile(first, 320, 'webp') : (images[0] ?? '');
}
