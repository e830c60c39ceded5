import {
  CARD_FIELDS,
  readCardProduct,
  type CardProduct,
} from '@kargha/domain/catalogue/card-product';
import { PRODUCTS } from '@kargha/domain/records/collections';
import {
  readPublicList,
  type ListCursor,
  type PublicList,
} from '#lib/firebase/public-firestore.ts';

export interface ProductPage {
  products: CardProduct[];
  next: ListCursor | undefined;
}

/** Queries only public products, because the rules reject anything wider. Throws when Firestore cannot be reached. */
export async function readCards(
  list: Omit<PublicList, 'collection' | 'select'>,
  select: readonly string[] = CARD_FIELDS,
): Promise<ProductPage> {
  const { documents, next } = await readPublicList({
    ...list,
    collection: PRODUCTS,
    select,
    where: { status: 'active', restricted: false, ...list.where },
  });
  // There are products from before this field, until `npm run fill-listings`.
  return select === CARD_FIELDS && documents.some(({ data }) => !data.cardPictures)
    ? readCards(list, [...CARD_FIELDS, 'pictures'])
    : { products: documents.map(({ id, data }) => readCardProduct(id, data)), next };
}
