import {
  PICTURE_WIDTHS,
  pictureFile,
  pictureSet,
  type PictureFormat,
} from '@kargha/domain/catalogue/pictures';
import type { Product, ProductPicture } from '@kargha/domain/catalogue/product';
import { PICTURE_BASE_URL } from '#lib/server/env.ts';

function storageUrl(path: string): string {
  return `${PICTURE_BASE_URL}${encodeURIComponent(path)}?alt=media`;
}

export function pictureSrcSet(picture: ProductPicture, format: PictureFormat): string {
  return pictureSet(picture, format, storageUrl);
}

/** '' when the product has no picture. */
export function smallPictureUrl(product: Pick<Product, 'pictures' | 'images'>): string {
  const [picture] = product.pictures;
  if (picture) return storageUrl(pictureFile(picture, PICTURE_WIDTHS[0], 'webp'));
  const [image] = product.images;
  return image ? imageUrl(image) : '';
}

/** Images are URLs, data URLs or paths in Storage. */
export function imageUrl(image: string): string {
  return /^(https?:|data:image\/|\/)/.test(image) ? image : storageUrl(image);
}
