import { BANNED_WORDS, OWN_VOICE, type BannedWord } from './word-list.ts';

/** A banned word in a file. */
export interface Finding {
  line: number;
  word: string;
  use: string;
}

/** A text as words in lower case: `gatewayOrder` and `gateway-order` become "gateway order". */
export function asWords(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** The banned words in a file, by line. Phrases that run over the end of a line are not found. */
export function findWords(path: string, text: string): Finding[] {
  if (OWN_VOICE.some((folder) => path.startsWith(folder))) return [];
  const rules = RULES.filter(
    ({ allowedIn }) => !allowedIn.some((folder) => path.startsWith(folder)),
  );
  return [path, ...text.split('\n')].flatMap((line, number) => {
    const words = asWords(line);
    return rules.flatMap(({ pattern, except, use }) => {
      const checked = except ? words.replaceAll(except, ' ') : words;
      return [...checked.matchAll(pattern)].map(([word]) => ({ line: number, word, use }));
    });
  });
}

const RULES = BANNED_WORDS.map(toRule);

function toRule({ words, use, except, allowedIn = [] }: BannedWord) {
  return {
    use,
    allowedIn,
    pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
    except: except === undefined ? undefined : new RegExp(`\\b(?:${except})\\b`, 'g'),
  };
}
