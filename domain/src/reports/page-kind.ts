import { splitLanguage } from '../settings/language-path.ts';

/** The kind of page in any language, without IDs of people, orders or products: '/orders/*'. */
export function pageKind(path: string): string {
  const [place = ''] = splitLanguage(path).path.split(/[?#]/);
  const [first = '', ...below] = place.split('/').filter((part) => part !== '');
  if (!/^[a-z-]{1,40}$/.test(first)) return first === '' ? '/' : '/*';
  return below.length === 0 ? `/${first}` : `/${first}/*`;
}
