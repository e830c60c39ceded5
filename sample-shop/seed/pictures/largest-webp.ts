import { PICTURE_WIDTHS } from '@kargha/domain/catalogue/pictures';
import type { ProductPicture } from '@kargha/domain/catalogue/product';

import { downloadUrl } from '../export/storage-export.ts';

/** The fallback for clients without a `picture` element: the largest WebP. */
export function largestWebp({ path }: ProductPicture): string {
  return downloadUrl(`${path}_${Math.max(...PICTURE_WIDTHS)}.webp`);
}
