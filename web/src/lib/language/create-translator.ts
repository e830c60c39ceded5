import type { MessageTranslations } from './translate.ts';

const PLACE = /\{(\w+)\}/;
const NEXT_NAME = ', ';
/** The server joins the messages of several fields. */
const NEXT_SENTENCE = /(?<=[.!?]) (?=[A-Z])/;

interface Pattern {
  pattern: RegExp;
  translation: string;
}

/** Translates single messages, messages with placeholders, several in a row, and lists of names. */
export function createTranslator(sentences: MessageTranslations): (sentence: string) => string {
  const patterns = Object.entries(sentences)
    .filter(([english]) => PLACE.test(english))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));

  function translateOne(sentence: string): string | undefined {
    return sentences[sentence] ?? fillIn(sentence);
  }

  function fillIn(sentence: string): string | undefined {
    for (const { pattern, translation } of patterns) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return withValues({ pattern, translation }, values);
    }
    return undefined;
  }

  function withValues({ translation }: Pattern, values: Readonly<Record<string, string>>): string {
    return Object.entries(values).reduce(
      (text, [place, value]) => text.replace(`{${place}}`, () => sentences[value] ?? value),
      translation,
    );
  }

  function translateSentence(sentence: string): string | undefined {
    const unended = sentence.replace(/\.$/, '');
    const translation = translateOne(sentence) ?? translateOne(unended);
    return translation === undefined || /[।.!?]$/.test(translation)
      ? translation
      : `${translation}।`;
  }

  /** Such as a town and its state; undefined unless all names are known. */
  function translateNames(names: string): string | undefined {
    const parts = names.split(NEXT_NAME);
    if (parts.length === 1) return undefined;
    const translation = parts.map(translateOne);
    return translation.includes(undefined) ? undefined : translation.join(NEXT_NAME);
  }

  return (sentence) => {
    const translation = translateOne(sentence);
    if (translation !== undefined) return translation;
    const parts = sentence.split(NEXT_SENTENCE);
    if (parts.length === 1) return translateNames(sentence) ?? sentence;
    return parts.map((part) => translateSentence(part) ?? part).join(' ');
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split(PLACE).map((part, at) =>
    // Odd parts are placeholder names.
    at % 2 === 1 ? `(?<${part}>.+)` : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('')}$`);
}
