import { deleteFile, readStoredFile, removeFiles, saveFile } from '../../platform/file-store.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { storePhotos } from '../../catalogue/products/store-images.ts';
import type { ReviewRecord } from '../../records/review-record.ts';
import { drawPublicPhoto } from '../stories/publish-photo.ts';

/** Stores photos where only the server reads them, and returns their paths. Throws 400 for an invalid photo. */
export function storeReviewPhotos(uid: string, photos: readonly string[]): Promise<string[]> {
  return storePhotos(`reviews/${uid}/${randomId()}/photo`, photos);
}

/** Public copies of the photos of a review, without metadata; a photo that cannot be read is left out. */
export async function publishReviewPhotos({ id, photos }: ReviewRecord): Promise<string[]> {
  const pictures = await Promise.all(photos.map((photo) => publish(id, photo)));
  return pictures.flatMap((picture) => picture ?? []);
}

async function publish(id: string, photo: string): Promise<string | null> {
  const sent = await readStoredFile(photo);
  const content =
    sent &&
    (await drawPublicPhoto(sent).catch((error: unknown) => {
      log.error('A photo of a review cannot be read, and is not shown.', error, { review: id });
      return null;
    }));
  if (!content) return null;
  const path = `shownReviews/${id}/${randomId()}.jpg`;
  await saveFile(path, content, 'image/jpeg');
  return path;
}

/** Deletes what was shown to everyone. */
export async function hidePictures(pictures: readonly string[]): Promise<void> {
  await Promise.all(pictures.map(deleteFile));
}

/** Deletes what the buyer sent. */
export async function removeReviewPhotos([photo]: readonly string[]): Promise<void> {
  if (photo !== undefined) await removeFiles(photo.slice(0, photo.lastIndexOf('/')));
}
