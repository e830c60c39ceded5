import type { ProductPicture } from '@kargha/domain/catalogue/product';

import type { Document, Value } from '../../../local-suite/firestore/messages.ts';

/** Reads the pictures of each product from its committed document, because drawing them takes minutes. */
export function committedPictures(
  documents: readonly Document[],
): (productId: string) => ProductPicture[] {
  const products = new Map(documents.map(({ name, fields }) => [name, fields]));
  const database = documents[0]?.name.split('/documents/')[0] ?? '';
  return (productId) => {
    const fields = products.get(`${database}/documents/products/${productId}`);
    return (plain(fields?.pictures) ?? []) as ProductPicture[];
  };
}

function plain(value: Value | undefined): unknown {
  if (value === undefined) return undefined;
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value) return value.arrayValue.values?.map(plain);
  if (!('mapValue' in value))
    throw new TypeError('A picture can only contain strings and integers.');
  const fields = Object.entries(value.mapValue.fields ?? {});
  return Object.fromEntries(fields.map(([name, inner]) => [name, plain(inner)]));
}
