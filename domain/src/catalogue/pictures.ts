import type { ProductPicture } from './product.ts';

export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The first picture is also stored as a JPEG in the smallest width, because PDFs cannot show AVIF or WebP. */
export const PRINTED_FORMAT = 'jpg';

/** Width divided by height of every product picture. */
export const PICTURE_ASPECT = 4 / 5;

export function pictureFile(
  picture: Pick<ProductPicture, 'path'>,
  width: PictureWidth,
  format: PictureFormat | typeof PRINTED_FORMAT,
): string {
  return `${picture.path}_${width}.${format}`;
}

/** The `srcset` of a picture in one format. @param addressOf returns the address of a Storage path */
export function pictureSet(
  picture: Pick<ProductPicture, 'path'>,
  format: PictureFormat,
  addressOf: (path: string) => string,
): string {
  return PICTURE_WIDTHS.map(
    (width) => `${addressOf(pictureFile(picture, width, format))} ${width}w`,
  ).join(', ');
}
