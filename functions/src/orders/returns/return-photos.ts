import { storePhotos } from '../../catalogue/products/store-images.ts';
import { removeFiles } from '../../platform/file-store.ts';

/** Folder for returns of guest orders: only staff can see these photos. */
const GUESTS = 'guests';

interface Photographed {
  id: string;
  uid: string | null;
}

/** Returns the Storage paths. Throws 400 for an invalid picture. */
export function storeReturnPhotos(
  { id, uid }: Photographed,
  photos: readonly string[],
): Promise<string[]> {
  return storePhotos(`returns/${uid ?? GUESTS}/${id}/photo`, photos);
}

export function guestPhotosOf(returnId: string): string {
  return `returns/${GUESTS}/${returnId}`;
}

/** Also removes photos stored before a guest order was added to an account. */
export async function removeReturnPhotos({ id, uid }: Photographed): Promise<void> {
  for (const owner of new Set([uid ?? GUESTS, GUESTS])) await removeFiles(`returns/${owner}/${id}`);
}
