import { drawnPicture, readPicture } from '#lib/files/drawn-picture.ts';
import { fileAddress, removeFile, uploadFile } from '#lib/firebase/firebase-storage.ts';

/** Width and height of a stored picture: enough for the largest place on a sharp screen. */
const SIDE = 320;
const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/**
 * The middle of a picture as a small square, without what a camera has noted in the file, such as the place.
 * Undefined when the file is no picture.
 */
export async function squarePicture(file: File): Promise<File | undefined> {
  const picture = await readPicture(file);
  if (!picture) return undefined;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const drawn = await drawnPicture(picture, {
    part: { left, top, width: side, height: side },
    width: SIDE,
    height: SIDE,
    type: 'image/webp',
    quality: 0.85,
  });
  picture.close();
  return drawn ? new File([drawn], 'picture', { type: drawn.type }) : undefined;
}

/** A picture that was put where only its owner and staff find it. */
export interface StoredPicture {
  path: string;
  /** the address at which a page shows it */
  address: string;
}

/** Puts a picture into the person's own folder. @throws when the rules refuse it or the connection fails */
export async function storePicture(uid: string, file: File): Promise<StoredPicture> {
  const path = `avatars/${uid}/${crypto.randomUUID()}.${ENDINGS[file.type] ?? 'bin'}`;
  await uploadFile(path, file);
  return { path, address: await fileAddress(path) };
}

/** Where the picture at an address lies; undefined when it is not in the person's own folder. */
export function pathOfPicture(uid: string, address: string): string | undefined {
  const name = /\/o\/([^?#]+)/.exec(address)?.[1];
  const path = name === undefined ? '' : decodeURIComponent(name);
  return path.startsWith(`avatars/${uid}/`) ? path : undefined;
}

/** Takes a picture away; what is not there any more, or never came, needs no taking away. */
export async function forgetPicture(path: string): Promise<void> {
  await removeFile(path).catch(() => undefined);
}
