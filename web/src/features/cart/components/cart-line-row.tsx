import { memo } from 'react';

import { cartLineKey, maxQuantity, type CartLine } from '@kargha/domain/shopping/cart';
import { FEW_LEFT } from '@kargha/domain/catalogue/product';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { formatRupees, formatPaise } from '@kargha/domain/money/money-format';
import { paiseToRupees, rupeesToPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useShownPrice, useShownPrices } from '#lib/shop/state/shown-prices.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BinIcon } from '#ui/control-icons.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { Price } from '#ui/price.tsx';
import { MadeToOrderNote } from '#ui/made-to-order-note.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { cartTexts } from '../cart-texts.ts';
import { useHasGiftChoice } from '../checks/state/cart-check.ts';
import { changeQuantity, removeItem, useCartStore } from '../state/cart-store.ts';
import { useLinePrice } from '../prices/state/cart-totals.ts';
import { saveForLater } from '../state/saved-store.ts';
import { BulkPriceNote } from './bulk-price-note.tsx';
import { CartLineFrame } from './cart-line-frame.tsx';
import { QuantityLimitNote } from './quantity-limit-note.tsx';
import { CartLineOptions } from './cart-line-options.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Few shops offer it. */
const GiftButton = lazyComponent(
  async () => (await import('../gifts/components/gift-button.tsx')).GiftButton,
  { onError: () => null },
);

/** Memoized: a cart can have many lines. */
export const CartLineRow = memo(PlainCartLineRow);

interface CartLineRowProps {
  line: CartLine;
  /** Called before the line is removed, so that the focus can move to another line. */
  onLeave: (key: string) => void;
  onGift: (key: string) => void;
}

function PlainCartLineRow({ line, onLeave, onGift }: CartLineRowProps) {
  const texts = useTexts(cartTexts);
  const translate = useTranslate();
  const shown = useShownLine(line);
  const { price, formatAmount, terms, weavingDays } = shown;
  const key = cartLineKey(line);
  const hasGiftChoice = useHasGiftChoice(line);
  const stock = useCartStore(({ lines }) => maxQuantity(lines, line));
  const { text: name, lang } = useLocalized(line.name, line.nameHindi);
  const title = lineTitle({ title: name, options: line.options }, translate);

  function remove() {
    onLeave(key);
    const undo = removeItem(key);
    showToast({
      tone: 'info',
      message: texts.removed(title),
      action: { label: texts.undo, onSelect: undo },
    });
  }

  function saveLine() {
    onLeave(key);
    saveForLater(key);
    showToast({ tone: 'info', message: texts.savedForLater(title) });
  }

  return (
    <CartLineFrame aria-label={title} tabIndex={-1}>
      <LinePicture src={line.image} width={96} />
      <div>
        <Text variant="h3" component="h2" lang={lang}>
          {name}
        </Text>
        <Text variant="body2" tone="secondary">
          {translate(line.origin)}
        </Text>
        <CartLineOptions line={line} />
        {weavingDays !== undefined && <MadeToOrderNote days={weavingDays} />}
        <LinePrices line={line} {...shown} />
        <QuantityLimitNote line={line} />
        <StockLeft stock={line.stock} />
      </div>
      <Controls>
        <QuantityStepper
          line={{ ...line, name: title, ...(line.stock !== undefined && { stock }) }}
          bulk={terms?.rules}
          onChange={(quantity) => (quantity < 1 ? remove() : changeQuantity(key, quantity))}
        />
        <Quiet>
          <Button look="quiet" aria-label={texts.saveNamed(title)} onClick={saveLine}>
            {texts.saveForLater}
          </Button>
          {hasGiftChoice && <GiftButton line={line} title={title} onOpen={() => onGift(key)} />}
        </Quiet>
        <Remove aria-label={texts.remove(title)} onClick={remove}>
          <BinIcon size={22} />
        </Remove>
        <LineTotal>{formatAmount(price * line.quantity, price)}</LineTotal>
      </Controls>
    </CartLineFrame>
  );
}

/** Renders nothing while there are many. */
function StockLeft({ stock }: Pick<CartLine, 'stock'>) {
  const texts = useTexts(cartTexts);
  if (stock === undefined || stock > FEW_LEFT) return null;
  return (
    <Text variant="body2" tone="accent" style={{ fontWeight: 600 }}>
      {texts.onlyLeft(stock)}
    </Text>
  );
}

/** The figures of a line as this person reads them. */
function useShownLine(line: CartLine) {
  const { goods, ...priced } = useLinePrice(line);
  const { withoutGst } = useShownPrices();
  const { price } = priced;
  const { chargeTax = true, hsnCode } = goods ?? {};
  const costPerItem = line.originalPrice;
  const shownPrice = useShownPrice({ price, costPerItem, chargeTax, hsnCode });
  const formatAmount = (amount: number, unitPrice = amount) =>
    formatRupees((goods && withoutGst?.(amount, { ...goods, price: unitPrice })) ?? amount);
  return { ...priced, shownPrice, formatAmount };
}

function LinePrices({
  line,
  shownPrice,
  withTax,
  terms,
  totalQuantity,
  formatAmount,
}: { line: CartLine } & ReturnType<typeof useShownLine>) {
  const texts = useTexts(cartTexts);
  return (
    <>
      <Price {...shownPrice} />
      {withTax !== rupeesToPaise(shownPrice.price) && (
        <Text variant="body2">{texts.withGst(formatPaise(withTax))}</Text>
      )}
      {terms && (
        <BulkPriceNote
          line={{ ...line, quantity: totalQuantity }}
          terms={terms}
          formatAmount={(unitPrice) => formatAmount(paiseToRupees(unitPrice))}
        />
      )}
    </>
  );
}

const Controls = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateAreas: '"stepper total" "note note" "save remove"',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  justifyItems: 'start',
  gap: theme.spacing(0.5, 1),
  '& > [role="status"]': { gridArea: 'note', order: 0 },
  [theme.breakpoints.up('sm')]: {
    gridColumn: 2,
    gridTemplateAreas: '"stepper save remove total" "note note note note"',
    gridTemplateColumns: 'auto auto auto 1fr',
  },
}));

const Quiet = styled('div')(({ theme }) => ({
  gridArea: 'save',
  display: 'flex',
  flexWrap: 'wrap',
  // Its text begins where the line does.
  marginInlineStart: theme.spacing(-1),
}));

const Remove = styled(IconButton)(({ theme }) => ({
  gridArea: 'remove',
  '&&': { justifySelf: 'end' },
  [theme.breakpoints.up('sm')]: { '&&': { justifySelf: 'start' } },
}));

const LineTotal = styled('strong')({
  gridArea: 'total',
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
});
