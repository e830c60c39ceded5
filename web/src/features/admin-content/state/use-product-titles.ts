import { useEffect, useState } from 'react';

import { titlesOf, type Piece } from '../data/products-api.ts';

export { findPieces } from '../data/products-api.ts';

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
export function rememberPiece({ id, label }: Piece): void {
  known.set(id, label);
}
