import {
  PICTURE_WIDTHS,
  pictureFile,
  pictureSet,
  type PictureFormat,
} from '@kargha/domain/catalogue/pictures';
import type { Product, ProductPicture } from '@kargha/domain/catalogue/product';
import { PICTURE_BASE_URL } from '#lib/server/env.ts';

/** The address of a file in Storage, given its path there. */
function storageUrl(path: string): string {
  return `${PICTURE_BASE_URL}${encodeURIComponent(path)}?alt=media`;
}

/** All widths of a picture in one format, as a `srcset`. */
export function pictureSrcSet(picture: ProductPicture, format: PictureFormat): string {
  return pictureSet(picture, format, storageUrl);
}

/** One address for places that hold a single picture, such as the cart. Empty when the product has none. */
export function smallPictureUrl(product: Pick<Product, 'pictures' | 'images'>): string {
  const [picture] = product.pictures;
  if (picture) return storageUrl(pictureFile(picture, PICTURE_WIDTHS[0], 'webp'));
  const [image] = product.images;
  return image ? imageUrl(image) : '';
}

/** The address of one of a product's images: they are addresses, data strings or paths in Storage. */
export function imageUrl(image: string): string {
  return /^(https?:|data:image\/|\/)/.test(image) ? image : storageUrl(image);
}
