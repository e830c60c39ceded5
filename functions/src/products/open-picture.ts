import type { Sharp, SharpOptions } from 'sharp';

import { MOST_PIXELS } from './picture-pixels.ts';

/**
 * A picture to be drawn anew or looked into. Whatever its head may have said to others, none is unfolded that has more
 * pixels than the shop takes: what is asked of it then throws.
 */
export async function openPicture(
  content: Buffer,
  options: Pick<SharpOptions, 'failOn' | 'animated'> = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { ...options, limitInputPixels: MOST_PIXELS });
}
