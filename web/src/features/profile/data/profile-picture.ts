import { redrawPicture, readPicture } from '#lib/files/redraw-picture.ts';

/** Width and height of a stored picture: enough for the largest place on a sharp screen. */
const SIDE = 320;

/**
 * The middle of a picture as a small square, without what a camera has noted in the file, such as the place.
 * Undefined when the file is no picture.
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
