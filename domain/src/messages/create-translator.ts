const PLACE = /\{(\w+)\}/;
const NEXT_NAME = ', ';

interface Pattern {
  pattern: RegExp;
  translation: string;
}

/**
 * Translates values that are stored in English: names, names with numbers in them such as “5.5 m × 120 cm”, and lists
 * of names. Messages are translated by their keys instead.
 */
export function createTranslator(
  terms: Readonly<Record<string, string>>,
): (value: string) => string {
  const known = new Map(Object.entries(terms));
  const patterns = [...known]
    .filter(([english]) => PLACE.test(english))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));

  function translateOne(value: string): string | undefined {
    return known.get(value) ?? fillIn(value);
  }

  function fillIn(value: string): string | undefined {
    for (const { pattern, translation } of patterns) {
      const values = pattern.exec(value)?.groups;
      if (values) return withValues({ pattern, translation }, values);
    }
    return undefined;
  }

  function withValues({ translation }: Pattern, values: Readonly<Record<string, string>>): string {
    return Object.entries(values).reduce(
      (text, [place, value]) => text.replace(`{${place}}`, () => known.get(value) ?? value),
      translation,
    );
  }

  /** Such as a town and its state; undefined unless all names are known. */
  function translateNames(names: string): string | undefined {
    const parts = names.split(NEXT_NAME);
    if (parts.length === 1) return undefined;
    const translation = parts.map(translateOne);
    return translation.includes(undefined) ? undefined : translation.join(NEXT_NAME);
  }

  return (value) => translateOne(value) ?? translateNames(value) ?? value;
}

function patternOf(english: string): RegExp {
  const parts = english.split(PLACE).map((part, at) =>
    // Odd parts are placeholder names.
    at % 2 === 1 ? `(?<${part}>.+)` : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('')}$`);
}
