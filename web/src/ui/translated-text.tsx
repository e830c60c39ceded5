import { useTranslate } from '#lib/language/translate.ts';

/**
 * Text of the shop in the shopper's language. An untranslated text is marked as English, so that screen readers
 * pronounce it correctly.
 */
export function TranslatedText({ children }: { children: string }) {
  const said = useTranslate()(children);
  return <span lang={said === children ? 'en' : undefined}>{said}</span>;
}
