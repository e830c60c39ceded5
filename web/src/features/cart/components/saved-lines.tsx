import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BinIcon } from '#ui/icons.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { Price } from '#ui/price.tsx';

import { cartTexts } from '../cart-texts.ts';
import { moveToCart, removeSaved, useCartStore } from '../state/cart-store.ts';
import { LineFrame } from './line-frame.tsx';

/** What the shopper put aside. Nothing at all while there is nothing. */
export function SavedLines() {
  const texts = useTexts(cartTexts);
  const saved = useCartStore((cart) => cart.saved);
  const id = useId();
  if (saved.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mt: 5, mb: 2 }}>
        {texts.savedTitle}
      </Typography>
      <ul>
        {saved.map((line) => (
          <LineFrame key={line.id} aria-label={line.name}>
            <LinePicture src={line.image} width={96} />
            <div>
              <Typography variant="h3">{line.name}</Typography>
              <Price price={line.price} originalPrice={line.originalPrice} />
              <div>
                <Button
                  look="quiet"
                  aria-label={texts.moveNamed(line.name)}
                  onClick={() => moveToCart(line.id)}
                >
                  {texts.moveToCart}
                </Button>
                <IconButton
                  aria-label={texts.removeSaved(line.name)}
                  onClick={() => removeSaved(line.id)}
                >
                  <BinIcon size={22} />
                </IconButton>
              </div>
            </div>
          </LineFrame>
        ))}
      </ul>
    </section>
  );
}
