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

type WithPictures = Pick<Product, 'pictures'> & Partial<Pick<Product, 'images'>>;

/** '' when the product has no picture. Cards of a list have no images. */
export function smallPictureUrl({
  pictures: [picture],
  images: [image] = [],
}: WithPictures): string {
  if (picture) return storageUrl(pictureFile(picture, PICTURE_WIDTHS[0], 'webp'));
  return image ? imageUrl(image) : '';
}

/** Images are URLs, data URLs or paths in Storage. */
export function imageUrl(image: string): string {
  return /^(https?:|data:image\/|\/)/.test(image) ? image : storageUrl(image);
}
