import type { ProductPicture } from './product.ts';

export const PICTURE_WIDTHS = [320, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Only for a close look, and only of photos that are as large. */
export const CLOSE_WIDTH = 1920;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The first picture is also stored as a JPEG in the smallest width, because PDFs cannot show AVIF or WebP. */
export const PRINTED_FORMAT = 'jpg';

/** Width divided by height of every product picture. */
export const PICTURE_ASPECT = 4 / 5;

export function pictureFile(
  picture: Pick<ProductPicture, 'path'>,
  width: PictureWidth | typeof CLOSE_WIDTH,
  format: PictureFormat | typeof PRINTED_FORMAT,
): string {
  return `${picture.path}_${width}.${format}`;
}

/** Whether a picture is stored in `CLOSE_WIDTH`, as WebP. */
export function hasCloseWidth({ width }: Pick<ProductPicture, 'width'>): boolean {
  return width >= CLOSE_WIDTH;
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
