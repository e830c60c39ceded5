import { optionTermsHindi } from '@kargha/domain/catalogue/option-terms.hi';
import { createTranslator } from '@kargha/domain/messages/create-translator';
import { lineInHindi, type StoredTitles } from '@kargha/domain/shopping/hindi-line';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import type { EmailLanguage } from './say.ts';

const optionInHindi = createTranslator(optionTermsHindi);

export function lineTitleIn(language: EmailLanguage, line: StoredTitles): string {
  return language === 'hi' ? hindiLineTitle(line) : lineTitle(line);
}

/** lineTitle in Hindi: the title, its options and services. */
export function hindiLineTitle(line: StoredTitles): string {
  return lineTitle(lineInHindi(line), optionInHindi);
}
