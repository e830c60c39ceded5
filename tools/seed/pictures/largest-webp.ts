import { PICTURE_WIDTHS } from '@kargha/domain/catalogue/pictures';
import type { ProductPicture } from '@kargha/domain/catalogue/product';

import { downloadUrl } from '../export/storage-export.ts';

/** What readers without a `picture` element get: the largest WebP. */
export function largestWebp({ path }: ProductPicture): string {
  return downloadUrl(`${path}_${Math.max(...PICTURE_WIDTHS)}.webp`);
}
