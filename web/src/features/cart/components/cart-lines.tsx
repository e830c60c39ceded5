import { useCallback, useRef } from 'react';

import { cartLineKey } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { focusPage } from '#lib/browser/page-focus.ts';

import { cartTexts } from '../cart-texts.ts';
import { selectItemCount, useCartStore } from '../state/cart-store.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** When a line is removed, the focus moves to its neighbour. */
export function CartLines() {
  const texts = useTexts(cartTexts);
  const lines = useCartStore((cart) => cart.lines);
  const count = useCartStore(selectItemCount);
  const list = useRef<HTMLUListElement>(null);

  const focusNeighbour = useCallback((key: string) => {
    const at = useCartStore.getState().lines.findIndex((line) => cartLineKey(line) === key);
    const rows = list.current?.children ?? [];
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true });
    else focusPage();
  }, []);

  return (
    <ul ref={list} aria-label={texts.linesLabel(count)}>
      {lines.map((line) => (
        <CartLineRow key={cartLineKey(line)} line={line} onLeave={focusNeighbour} />
      ))}
    </ul>
  );
}
