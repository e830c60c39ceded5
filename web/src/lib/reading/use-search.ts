import { useEffect, useState } from 'react';

/** What a search while typing has found. */
interface Found<Thing> {
  /** undefined while nothing is asked, or the answer is under way */
  found: readonly Thing[] | undefined;
  /** true when nobody answered; `found` is empty then */
  hasFailed: boolean;
  /** Takes the answer away until other words are typed. */
  clear: () => void;
}

interface Answer<Thing> extends Pick<Found<Thing>, 'hasFailed'> {
  words: string;
  things: readonly Thing[];
}

/** Typing rests so long before anybody is asked. In milliseconds. */
const REST_MS = 250;

/**
 * What fits the words that are typed, from `least` letters on. A late answer to other words is dropped. `find` stays
 * the same from drawing to drawing.
 */
export function useSearch<Thing>(
  typed: string,
  find: (words: string) => Promise<readonly Thing[]>,
  min = 1,
): Found<Thing> {
  const [answer, setAnswer] = useState<Answer<Thing>>();
  const words = typed.trim();
  const isAsked = words.length >= min;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      find(words).then(
        (things) => isWanted && setAnswer({ words, things, hasFailed: false }),
        () => isWanted && setAnswer({ words, things: [], hasFailed: true }),
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, isAsked, find]);

  const current = isAsked && answer?.words === words ? answer : undefined;
  return {
    found: current?.things,
    hasFailed: current?.hasFailed ?? false,
    clear: () => setAnswer(undefined),
  };
}
