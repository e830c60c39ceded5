import { redrawPicture, readPicture } from '#lib/files/redraw-picture.ts';

/** Pixels: enough for the largest avatar on a high-density screen. */
const SIDE = 320;

/**
 * Crops the centre square and drops camera metadata such as the location. Returns undefined when the file is not
 * an image.
 */
export async function squarePicture(file: File): Promise<File | undefined> {
  const picture = await readPicture(file);
  if (!picture) return undefined;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const drawn = await redrawPicture(picture, {
    part: { left, top, width: side, height: side },
    width: SIDE,
    height: SIDE,
    type: 'image/webp',
    quality: 0.85,
  });
  picture.close();
  return drawn ? new File([drawn], 'picture', { type: drawn.type }) : undefined;
}
