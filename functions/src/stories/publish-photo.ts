import { randomId } from '../platform/keyed-ids.ts';
import { readStoredFile, saveFile } from '../platform/file-store.ts';
import { log } from '../platform/log.ts';
import { openPicture } from '../products/open-picture.ts';
import type { StoryRecord } from '../records/story-record.ts';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** What kind of picture a stored photo is; its ending was given when its bytes were looked at. */
export function photoType(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** The widest side of what everybody sees, in pixels. */
const WIDEST = 1600;
const QUALITY = 76;

/**
 * A copy of a story's first photo that everybody may see; null when there is none that can be read. `folder` holds
 * nothing else.
 */
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
 * A photo drawn anew, upright as the camera was held: what was noted beside the picture, such as where the teller
 * lives, stays behind. Throws when the content cannot be read as a picture.
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

/** Its story can be told without it. */
function unreadable(story: string, error: unknown): null {
  log.error('The photo of a story cannot be read, and is not shown.', error, { story });
  return null;
}
