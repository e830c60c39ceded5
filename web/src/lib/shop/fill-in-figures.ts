import { placeholderValues, fillPlaceholders } from '@kargha/domain/settings/placeholders';

import type { Language } from '../language/language.ts';
import type { PublicSettings } from './public-settings.ts';
import { saleTermsIn } from './sale-terms.ts';

export function fillInFigures(settings: PublicSettings, text: string, language: Language): string {
  return fillPlaceholders(text, placeholderValues(saleTermsIn(settings), language));
}
