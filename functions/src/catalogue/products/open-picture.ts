import type { Sharp, SharpOptions } from 'sharp';

import { MAX_PIXELS } from './picture-pixels.ts';

/**
 * Opens a picture for reading or re-encoding. Operations throw for more than MAX_PIXELS pixels, whatever the
 * header claims.
 */
export async function openPicture(
  content: Buffer,
  options: Pick<SharpOptions, 'failOn' | 'animated'> = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { ...options, limitInputPixels: MAX_PIXELS });
}
