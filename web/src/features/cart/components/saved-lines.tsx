import { useId } from 'react';

import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { formatRupees } from '@kargha/domain/money/money-format';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useShownPrice, useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BinIcon } from '#ui/control-icons.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { Price } from '#ui/price.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { cartTexts } from '../cart-texts.ts';
import { moveSavedToCart } from '../checks/state/cart-check.ts';
import { removeSaved, useSavedStore } from '../state/saved-store.ts';
import { CartLineFrame } from './cart-line-frame.tsx';
import { CartLineOptions } from './cart-line-options.tsx';

export function SavedLines() {
  const texts = useTexts(cartTexts);
  const saved = useSavedStore(({ lines }) => lines);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} variant="h2" mt={5} mb={2}>
        {texts.savedTitle}
      </Text>
      <ul>
        {saved.map((line) => (
          <SavedLine key={cartLineKey(line)} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line }: { line: CartLine }) {
  const texts = useTexts(cartTexts);
  const translate = useTranslate();
  const { withoutGst } = useShownPrices();
  const shown = useShownPrice({ ...line, costPerItem: line.originalPrice, chargeTax: true });
  const { text: name, lang } = useLocalized(line.name, line.nameHindi);
  const title = lineTitle({ title: name, options: line.options }, translate);

  async function move() {
    const outcome = await moveSavedToCart(line);
    const messageFor = {
      moved: texts.moved,
      'sold-out': texts.stillSoldOut,
      'not-for-sale': texts.noLongerSold,
    }[outcome];
    showToast({ tone: outcome === 'moved' ? 'success' : 'info', message: messageFor(title) });
  }

  function remove() {
    const undo = removeSaved(cartLineKey(line));
    showToast({
      tone: 'info',
      message: texts.removedSaved(title),
      action: { label: texts.undo, onSelect: undo },
    });
  }

  return (
    <CartLineFrame aria-label={title}>
      <LinePicture src={line.image} width={96} />
      <div>
        <Text variant="h3" lang={lang}>
          {name}
        </Text>
        <CartLineOptions line={line} />
        <Price {...shown} />
        {withoutGst && <Text variant="body2">{texts.withGst(formatRupees(line.price))}</Text>}
        <Buttons>
          <Button aria-label={texts.moveNamed(title)} onClick={() => void move()}>
            {texts.moveToCart}
          </Button>
          <IconButton aria-label={texts.removeSaved(title)} onClick={remove}>
            <BinIcon size={22} />
          </IconButton>
        </Buttons>
      </div>
    </CartLineFrame>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));
