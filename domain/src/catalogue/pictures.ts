import type { ProductPicture } from './product.ts';

/** Pixel widths in which every product picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The first picture of a product is stored in the smallest width as a JPEG as well: papers can show nothing else. */
export const PRINTED_FORMAT = 'jpg';

/** Width to height of every product picture. */
export const PICTURE_ASPECT = 4 / 5;

/** The Storage path of one file of a picture. */
export function pictureFile(
  picture: Pick<ProductPicture, 'path'>,
  width: PictureWidth,
  format: PictureFormat | typeof PRINTED_FORMAT,
): string {
  return `${picture.path}_${width}.${format}`;
}

/** All widths of a picture in one format, as a `srcset`. @param addressOf gives the address of a path in Storage */
export function pictureSet(
  picture: Pick<ProductPicture, 'path'>,
  format: PictureFormat,
  addressOf: (path: string) => string,
): string {
  return PICTURE_WIDTHS.map(
    (width) => `${addressOf(pictureFile(picture, width, format))} ${width}w`,
  ).join(', ');
}
