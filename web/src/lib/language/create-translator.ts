import type { MessageTranslations } from './translate.ts';

const PLACE = /\{(\w+)\}/;
const NEXT_NAME = ', ';
/** Between two sentences; where several fields are wrong, the server says one after the other. */
const NEXT_SENTENCE = /(?<=[.!?]) (?=[A-Z])/;

interface Pattern {
  form: RegExp;
  said: string;
}

/** Says English sentences from this list: whole ones, those with something to fill in, several in a row, and names in a row. */
export function createTranslator(sentences: MessageTranslations): (sentence: string) => string {
  const patterns = Object.entries(sentences)
    .filter(([english]) => PLACE.test(english))
    .map(([english, said]) => ({ form: formOf(english), said }));

  function one(sentence: string): string | undefined {
    return sentences[sentence] ?? filledIn(sentence);
  }

  function filledIn(sentence: string): string | undefined {
    for (const { form, said } of patterns) {
      const values = form.exec(sentence)?.groups;
      if (values) return withValues({ form, said }, values);
    }
    return undefined;
  }

  function withValues({ said }: Pattern, values: Readonly<Record<string, string>>): string {
    return Object.entries(values).reduce(
      (words, [place, value]) => words.replace(`{${place}}`, () => sentences[value] ?? value),
      said,
    );
  }

  /** A message of a field has no full stop, until several of them stand in a row. */
  function oneOfMany(sentence: string): string | undefined {
    const unended = sentence.replace(/\.$/, '');
    const said = one(sentence) ?? one(unended);
    return said === undefined || /[।.!?]$/.test(said) ? said : `${said}।`;
  }

  /** Names in a row, such as a town and its state, when all of them are known. */
  function list(names: string): string | undefined {
    const each = names.split(NEXT_NAME);
    if (each.length === 1) return undefined;
    const said = each.map(one);
    return said.includes(undefined) ? undefined : said.join(NEXT_NAME);
  }

  return (sentence) => {
    const whole = one(sentence);
    if (whole !== undefined) return whole;
    const parts = sentence.split(NEXT_SENTENCE);
    if (parts.length === 1) return list(sentence) ?? sentence;
    return parts.map((part) => oneOfMany(part) ?? part).join(' ');
  };
}

/** Finds the sentence whatever stands at its `{…}`. */
function formOf(english: string): RegExp {
  const parts = english.split(PLACE).map((part, at) =>
    // Every second part is the name of a place.
    at % 2 === 1 ? `(?<${part}>.+)` : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('')}$`);
}
