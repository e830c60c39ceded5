/** The kind of page, without what names a person, an order or a product: '/orders/*'. */
export function pageKind(path: string): string {
  const [place = ''] = path.split(/[?#]/);
  const [first = '', ...below] = place.split('/').filter((part) => part !== '');
  if (!/^[a-z-]{1,40}$/.test(first)) return first === '' ? '/' : '/*';
  return below.length === 0 ? `/${first}` : `/${first}/*`;
}
