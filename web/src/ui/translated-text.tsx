import { useTranslate } from '#lib/language/translate.ts';

/**
 * Words of the shop's own in the shopper's language. Where that has none they stand as they are, marked as the English
 * that they are, so that a screen reader pronounces them right.
 */
export function TranslatedText({ children }: { children: string }) {
  const said = useTranslate()(children);
  return <span lang={said === children ? 'en' : undefined}>{said}</span>;
}
