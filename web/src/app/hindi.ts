import { translated, type Translations } from '#lib/language/language.ts';

import { layoutTexts } from './layout-texts.ts';
import { layoutHindi } from './layout-texts.hi.ts';

/** The whole shop in Hindi: one download, only for those who choose it. */
export const hindi: Translations = new Map([translated(layoutTexts, layoutHindi)]);
