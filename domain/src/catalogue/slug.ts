import { wordsOf } from './words.ts';

const LONGEST = 60;

/** A readable slug, such as 'muga-silk-saree-3f9a'. The end of the ID makes equal titles differ. */
export function slugOf(title: string, id: string): string {
  const words = wordsOf(title)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-')
    .slice(0, LONGEST);
  const tail = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 6);
  return [words, tail]
    .filter((part) => part !== '')
    .join('-')
    .replaceAll(/-+/g, '-');
}
