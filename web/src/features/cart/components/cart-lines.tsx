import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { focusPage } from '#lib/browser/page-focus.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { cartTexts } from '../cart-texts.ts';
import { selectItemCount, useCartStore } from '../state/cart-store.ts';
import { CartLineRow } from './cart-line-row.tsx';

const GiftDialog = lazyComponent(
  async () => (await import('../gifts/components/gift-dialog.tsx')).GiftDialog,
  { onError: 'over' },
);

/** When a line is removed, the focus moves to its neighbour. */
export function CartLines() {
  const texts = useTexts(cartTexts);
  const lines = useCartStore((cart) => cart.lines);
  const count = useCartStore(selectItemCount);
  const list = useRef<HTMLUListElement>(null);
  const { gift, openGift, closeGift } = useGiftDialog(list);

  const focusNeighbour = useCallback((key: string) => {
    const at = useCartStore.getState().lines.findIndex((line) => cartLineKey(line) === key);
    const rows = list.current?.children ?? [];
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true });
    else focusPage();
  }, []);

  return (
    <>
      <ul ref={list} aria-label={texts.linesLabel(count)}>
        {lines.map((line) => (
          <CartLineRow
            key={cartLineKey(line)}
            line={line}
            onLeave={focusNeighbour}
            onGift={openGift}
          />
        ))}
      </ul>
      {gift && <GiftDialog line={gift} onClose={closeGift} />}
    </>
  );
}

/** Saving a gift changes the key of its line and so replaces its row, which then gets the focus back. */
function useGiftDialog(list: RefObject<HTMLUListElement | null>) {
  const [open, setOpen] = useState<{ line: CartLine; place: number }>();
  const closedAt = useRef<number>(undefined);

  const openGift = useCallback((key: string) => {
    const { lines } = useCartStore.getState();
    const place = lines.findIndex((line) => cartLineKey(line) === key);
    const line = lines[place];
    if (line) setOpen({ line, place });
  }, []);
  function closeGift() {
    closedAt.current = open?.place;
    setOpen(undefined);
  }

  useEffect(() => {
    if (open || closedAt.current === undefined) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(closedAt.current, rows.length - 1)];
    closedAt.current = undefined;
    row?.querySelector<HTMLElement>('[data-gift]')?.focus({ preventScroll: true });
  }, [open, list]);

  return { gift: open?.line, openGift, closeGift };
}
