import { textOf, type Sentence } from '@kargha/domain/messages/sentence';

import { useTexts, type Catalogue } from './language.ts';

type Translate = (sentence: Sentence) => string;

/** Of values that are stored in English, such as the name of a colour. */
export type TermTranslations = Readonly<Record<string, string>>;

/** The Hindi of a catalogue of messages, with the same placeholders. */
export type HindiFor<Messages> = Readonly<Record<keyof Messages, string>>;

export const translateTexts: Catalogue<Translate> = { en: textOf };

export function useTranslate(): Translate {
  return useTexts(translateTexts);
}
