import { randomId } from '../../platform/keyed-ids.ts';
import { readStoredFile, saveFile } from '../../platform/file-store.ts';
import { log } from '../../platform/log.ts';
import { openPicture } from '../../catalogue/products/open-picture.ts';
import type { StoryRecord } from '../../records/story-record.ts';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The extension was chosen by the file's signature. */
export function photoType(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

const WIDEST = 1600;
const QUALITY = 76;

/** A public copy of a story's first photo; null when none can be read. `folder` contains nothing else. */
export async function publishPhoto({ id, title, photos: [photo] }: StoryRecord) {
  const sent = photo === undefined ? null : await readStoredFile(photo);
  const content =
    sent && (await drawPublicPhoto(sent).catch((error: unknown) => unreadable(id, error)));
  if (!content) return null;
  const folder = `shownStories/${id}-${randomId()}`;
  const path = `${folder}/photo.jpg`;
  await saveFile(path, content, 'image/jpeg');
  const picture = { path, alt: title, color: '#e9dfcf', width: 960, height: 640 };
  return { folder, picture };
}

/**
 * Re-encodes a photo upright, without metadata such as the author's home. Throws when the content is not a
 * picture.
 */
export async function drawPublicPhoto(content: Buffer): Promise<Buffer> {
  const sent = await openPicture(content, { failOn: 'error' });
  return sent
    .rotate()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** The story can be published without it. */
function unreadable(story: string, error: unknown): null {
  log.error('The photo of a story cannot be read, and is not shown.', error, { story });
  return null;
}
