import { randomId } from '../platform/keyed-ids.ts';
import { saveFile } from '../platform/file-store.ts';
import { readStoredFile } from '../platform/file-store.ts';
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

/** A copy of a story's first photo that everybody may see; null when there is none. `folder` holds nothing else. */
export async function showPhoto({ id, title, photos: [photo] }: StoryRecord) {
  const content = photo === undefined ? null : await readStoredFile(photo);
  if (photo === undefined || !content) return null;
  const folder = `shownStories/${id}-${randomId()}`;
  const name = photo.split('/').at(-1) ?? 'photo';
  const path = `${folder}/${name}`;
  await saveFile(path, content, photoType(photo));
  const picture = { path, alt: title, color: '#e9dfcf', width: 960, height: 640 };
  return { folder, picture };
}
