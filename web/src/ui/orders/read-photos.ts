import { fileMessages } from '@kargha/domain/messages/file-messages';
import { MAX_PHOTOS } from '@kargha/domain/orders/return';
import { ErrorForPeople } from '#lib/server/error-message.ts';

export interface Photo {
  name: string;
  /** a data URL */
  data: string;
}

export type PhotoProblem = { kind: 'large' | 'wrong'; name: string } | { kind: 'many' };

const MAX_BYTES = 4 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

export async function readPhotos(
  existing: readonly Photo[],
  files: readonly File[],
): Promise<{ photos: Photo[]; problems: PhotoProblem[] }> {
  const problems: PhotoProblem[] = [];
  const fit = files.filter((file) => {
    const problem = problemOf(file);
    if (problem) problems.push(problem);
    return !problem;
  });
  const read = await Promise.all(
    fit.map(async (file) => ({ name: file.name, data: await dataOf(file) })),
  );
  const photos = [...existing, ...read];
  if (photos.length > MAX_PHOTOS) problems.push({ kind: 'many' });
  return { photos: photos.slice(0, MAX_PHOTOS), problems };
}

function problemOf({ name, type, size }: File): PhotoProblem | undefined {
  if (!TYPES.includes(type)) return { kind: 'wrong', name };
  return size > MAX_BYTES ? { kind: 'large', name } : undefined;
}

function dataOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () =>
      reject(new ErrorForPeople(fileMessages.file_unreadable({ file: file.name })));
    reader.readAsDataURL(file);
  });
}
