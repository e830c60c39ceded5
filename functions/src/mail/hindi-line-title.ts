import { optionTermsHindi } from '@kargha/domain/catalogue/option-terms.hi';
import { createTranslator } from '@kargha/domain/messages/create-translator';
import { lineInHindi, type StoredTitles } from '@kargha/domain/shopping/hindi-line';
import { lineTitle } from '@kargha/domain/shopping/line-title';

const optionInHindi = createTranslator(optionTermsHindi);

/** lineTitle in Hindi: the title, its options and services. */
export function hindiLineTitle(line: StoredTitles): string {
  return lineTitle(lineInHindi(line), optionInHindi);
}
