import { useTranslate } from '#lib/language/translate.ts';

/**
 * Text of the shop in the shopper's language. An untranslated text is marked as English, so that screen readers
 * pronounce it correctly.
 */
export function TranslatedText({ children }: { children: string }) {
  const translated = useTranslate()(children);
  return <span lang={translated === children ? 'en' : undefined}>{translated}</span>;
}
