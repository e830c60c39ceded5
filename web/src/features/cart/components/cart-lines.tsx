import { useTexts } from '#lib/language/language.ts';

import { cartTexts } from '../cart-texts.ts';
import { selectItemCount, useCartStore } from '../state/cart-store.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** Every line of the cart. */
export function CartLines() {
  const texts = useTexts(cartTexts);
  const lines = useCartStore((cart) => cart.lines);
  const count = useCartStore(selectItemCount);
  return (
    <ul aria-label={texts.linesLabel(count)}>
      {lines.map((line) => (
        <CartLineRow key={line.id} line={line} />
      ))}
    </ul>
  );
}
