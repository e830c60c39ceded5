export const SITE_LANGUAGES = ['en', 'hi'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

const HINDI = '/hi';

/** The address of a path in a language: `/products` is `/hi/products` in Hindi, and `/` is `/hi`. */
export function languagePath(language: SiteLanguage, path: string): string {
  if (language === 'en') return path;
  return HINDI + path.replace(/^\/(?=$|[?#])/, '');
}

/** Language and path of an address of the shop: `/hi/products` is `/products` in Hindi. */
export function splitLanguage(address: string): { language: SiteLanguage; path: string } {
  const [, path] = /^\/hi(?=$|[/?#])(.*)$/s.exec(address) ?? [];
  if (path === undefined) return { language: 'en', path: address };
  return { language: 'hi', path: path.startsWith('/') ? path : `/${path}` };
}
