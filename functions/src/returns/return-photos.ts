import { storePhotos } from '../products/store-images.ts';
import { removeFiles } from '../platform/file-store.ts';

/** Whose photos stand here of an order that nobody had an account for when its return was opened: only staff see them. */
const NOBODY = 'guests';

/** A return, and whose it is; null for a guest's. */
interface Photographed {
  id: string;
  uid: string | null;
}

/** Stores what was photographed of a return, in a folder of its own; gives the paths. Throws 400 for what is no picture. */
export function storeReturnPhotos(
  { id, uid }: Photographed,
  photos: readonly string[],
): Promise<string[]> {
  return storePhotos(`returns/${uid ?? NOBODY}/${id}/photo`, photos);
}

/** The folder of the photos of a guest's return. */
export function guestPhotosOf(returnId: string): string {
  return `returns/${NOBODY}/${returnId}`;
}

/** Removes the photos of a return, also of one that came to an account later. */
export async function removeReturnPhotos({ id, uid }: Photographed): Promise<void> {
  for (const owner of new Set([uid ?? NOBODY, NOBODY])) await removeFiles(`returns/${owner}/${id}`);
}
