import { openPicture } from './open-picture.ts';

/** Of what is written anew; no eye sees a difference. */
const QUALITY = 92;

/**
 * A picture without what the camera has noted in its file, such as the place where it was taken; upright, in its own
 * format and colours. What holds no such note, and what cannot be read as a picture, stays byte for byte as it is.
 */
export async function stripMetadata(content: Buffer): Promise<Buffer> {
  try {
    const { exif, xmp, iptc, format } = await (await openPicture(content)).metadata();
    if (!exif && !xmp && !iptc) return content;
    const picture = await openPicture(content, { animated: true });
    const upright = picture.autoOrient().keepIccProfile();
    return await upright.toFormat(format, { quality: QUALITY }).toBuffer();
  } catch {
    return content;
  }
}
