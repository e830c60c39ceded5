import { wordsOf } from '@kargha/domain/catalogue/words';

import { CRAFT_NAMES } from './craft-names.ts';
import { EMPTY_WORDS, KIND_NAMES, NEAR_NAMES, OCCASION_NAMES } from './thing-names.ts';

/** Two words that shoppers also write as one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\btie(?: and | n |-| & | )dye(?:d|ing)?\b/gu, 'tiedye'],
  [/\bdaily wear\b/gu, 'dailywear'],
  [/\bbed[ -](sheet|cover|spread)/gu, 'bed$1'],
  [/\bdoor[ -]mat/gu, 'doormat'],
  [/\bhand ?bag/gu, 'handbag'],
  [/\bnatural dye[ds]?\b/gu, 'naturaldye'],
  [/\bmirror[ -]work\b/gu, 'mirrorwork'],
  [/\b(?:shisha|sheesha) work\b/gu, 'mirrorwork'],
  [/\bkala cotton\b/gu, 'kalacotton cotton'],
  [/\bpapier[ -]mache\b/gu, 'papiermache'],
];

type Names = Readonly<Record<string, string | undefined>>;

const NAMES = { ...KIND_NAMES, ...OCCASION_NAMES, ...CRAFT_NAMES };

/** Removes the dot below a character (nukta), which many people do not type. */
function plainHindi(word: string): string {
  return word.normalize('NFKD').replaceAll('\u093C', '');
}

/** The words of a text, with some pairs joined. */
export function searchWords(text: string): string[] {
  const joined = PHRASES.reduce(
    (joining, [pattern, word]) => joining.replaceAll(pattern, word),
    wordsOf(text).join(' '),
  );
  return joined
    .split(' ')
    .filter((word) => word !== '')
    .map(plainHindi);
}

export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

export function isKind(name: string): boolean {
  return name in KIND_NAMES;
}

/** Names that are close enough to be shown for this one, with how close they are. */
export function nearNames(name: string): readonly (readonly [string, number])[] {
  return NEAR_NAMES[name] ?? [];
}

/** The catalogue's words for a typed word: several when it has several meanings, none when the list has no such word. */
export function namesOf(word: string): readonly string[] {
  return NAMES_OF_WORDS.get(word) ?? [];
}

/** What else a name is called, in Latin letters. */
export function spellingsOf(name: string): readonly string[] {
  const others = (NAMES as Names)[name] ?? '';
  return others.split(' ').filter((word) => /^[a-z]/u.test(word));
}

/** The words of a label in every spelling and language. */
export function labelWords(label: string): string[] {
  const words = searchWords(label);
  const names = words.flatMap((word) => namesOf(word));
  const others = names.flatMap((name) => (NAMES as Names)[name]?.split(' ') ?? []);
  return [...new Set([...words, ...names, ...others.map(plainHindi)])].filter(
    (word) => word !== '',
  );
}

/** Every word that `namesOf` knows. */
export function namedWords(): Iterable<string> {
  return NAMES_OF_WORDS.keys();
}

const NAMES_OF_WORDS: ReadonlyMap<string, readonly string[]> = namesByWord();

function namesByWord(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, others] of Object.entries(NAMES)) {
    for (const word of [name, ...others.split(' ')].map(plainHindi)) {
      if (word !== '') names.set(word, [...(names.get(word) ?? []), name]);
    }
  }
  return names;
}
