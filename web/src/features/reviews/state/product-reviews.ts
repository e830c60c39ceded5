import type { Product } from '@kargha/domain/catalogue/product';
import type { PublicReview } from '@kargha/domain/reviews/public-review';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { listReviews } from '../data/reviews-api.ts';

export function useProductReviews({
  _id: productId,
  restricted,
}: Pick<Product, '_id' | 'restricted'>): PagedRows<PublicReview> {
  const access = restricted ? 'code' : 'all';
  return usePages({
    read: listReviews,
    filter: { productId, access } as const,
    queryKey: ['product-reviews'],
  });
}
