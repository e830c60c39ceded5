import { useEffect, useState } from 'react';

import { findPieces, titlesOf, type Piece } from '../data/pieces.ts';

export type { Piece } from '../data/pieces.ts';

/** Typing rests so long before the shop is asked. In milliseconds. */
const REST_MS = 300;
const LEAST = 2;

/** Pieces whose words are typed: undefined while nothing was asked or the answer is under way. */
export function useFoundPieces(typed: string): readonly Piece[] | undefined {
  const search = typed.trim();
  const [answer, setAnswer] = useState<{ search: string; pieces: readonly Piece[] }>();
  useEffect(() => {
    if (search.length < LEAST) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      findPieces(search).then(
        (pieces) => isWanted && setAnswer({ search, pieces }),
        () => isWanted && setAnswer({ search, pieces: [] }),
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search]);
  return answer?.search === search ? answer.pieces : undefined;
}

const known = new Map<string, string>();

/** The titles of pieces by their ids; one that is missing is not read yet, or cannot be seen in the shop. */
export function useTitles(ids: readonly string[]): {
  titles: ReadonlyMap<string, string>;
  isRead: boolean;
} {
  const missing = ids.filter((id) => !known.has(id)).join(' ');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (missing === '') return;
    let isWanted = true;
    titlesOf(missing.split(' ')).then(
      (titles) => {
        titles.forEach((title, id) => known.set(id, title));
        if (isWanted) setAsked(missing);
      },
      () => isWanted && setAsked(missing),
    );
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return { titles: known, isRead: missing === '' || asked === missing };
}

/** Keeps the title of a piece that was just chosen. */
export function rememberPiece({ id, title }: Piece): void {
  known.set(id, title);
}
