import { findSizeGuide, sizeGuides, type SizeGuide } from '@kargha/domain/catalogue/size-guide';
import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';
import { createResource, useResource } from '#lib/reading/resource.ts';

const SECTION = 'size-guides';
const readGuides = storedReader('content/size-guides', sizeGuides);

// A shopper can choose a size without it, so a failure shows nothing.
const guides = createResource<SizeGuide[]>(
  async () => readGuides(await readPublicDocument(COLLECTIONS.content, SECTION))?.entries ?? [],
  '',
);

/** Undefined while it loads, and when the product has none. */
export function useSizeGuide(product: Product): SizeGuide | undefined {
  const read = useResource(guides, SECTION);
  return read.status === 'ready' ? findSizeGuide(read.data, product) : undefined;
}
