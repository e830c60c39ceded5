import { openPicture } from './open-picture.ts';

/** For re-encoded pictures; the loss is not visible. */
const QUALITY = 92;

/**
 * Removes camera metadata, such as the GPS position, and turns the picture upright, keeping format and colours.
 * Files without metadata, and files that are not pictures, stay unchanged.
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
