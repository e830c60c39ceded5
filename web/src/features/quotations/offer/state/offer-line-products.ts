import { pictureFile } from '@kargha/domain/catalogue/pictures';
import type { Product } from '@kargha/domain/catalogue/product';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import type { QuoteLine } from '@kargha/domain/quotes/quote-schema';
import type { Language } from '#lib/language/language.ts';
import { localized } from '#lib/language/localized-text.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { loadModule } from '#lib/server/load-module.ts';

interface OfferLineProduct {
  title: string;
  titleHindi?: string;
  slug: string;
  /** path or URL of the first picture; '' without one */
  picture: string;
}

/** By product id; products that are not on sale are missing. */
export type OfferLineProducts = ReadonlyMap<string, OfferLineProduct>;

/** Empty until loaded, and when loading fails: the offer is complete without it. */
export function useOfferLineProducts(
  lines: readonly Pick<QuoteLine, 'productId'>[],
): OfferLineProducts {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  const query = { queryKey: ['line-products', ids], queryFn: () => readLineProducts(ids) };
  return useServerQuery(query).data ?? NONE;
}

/** The description of a line in the language of the page. It stays in English when staff have reworded the title. */
export function offerLineText(
  language: Language,
  { productId, description }: Pick<QuoteLine, 'productId' | 'description'>,
  products: OfferLineProducts,
): { text: string; lang: Language } {
  const product = products.get(productId ?? '');
  const isTitle = product?.title === description;
  return localized(language, description, isTitle ? product.titleHindi : undefined);
}

const NONE: OfferLineProducts = new Map();

async function readLineProducts(ids: readonly string[]): Promise<OfferLineProducts> {
  if (ids.length === 0) return NONE;
  const { readProducts } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  const products = await readProducts(ids);
  return new Map(
    products
      .filter(({ status }) => status === 'active')
      .map((product) => [
        product._id,
        { ...titlesOf(product), slug: product.slug, picture: pictureOf(product) },
      ]),
  );
}

function pictureOf({ pictures: [first], images }: Product): string {
  return first ? pictureFile(first, 320, 'webp') : (images[0] ?? '');
}
