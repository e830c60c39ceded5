import type { Sharp, SharpOptions } from 'sharp';

import { MOST_PIXELS } from './picture-pixels.ts';

/**
 * Opens a picture for reading or re-encoding. Operations throw for more than MOST_PIXELS pixels, whatever the
 * header claims.
 */
export async function openPicture(
  content: Buffer,
  options: Pick<SharpOptions, 'failOn' | 'animated'> = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { ...options, limitInputPixels: MOST_PIXELS });
}
