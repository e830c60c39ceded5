import { withGiftWrap } from '../catalogue/gift-wrap.ts';
import { tailoringFor } from '../catalogue/tailoring.ts';
import { paiseToRupees, sumPaise } from '../money/paise.ts';
import type { GiftWrapSettings } from '../settings/gift-wrap-settings.ts';
import { cartLineKey, setQuantity, type CartLine } from './cart.ts';
import { GIFT_WRAP, isWrapped, withoutGift } from './gift.ts';
import type { LineTailoring } from './line-tailoring.ts';
import { choiceOf } from './requested-cart-lines.ts';
import { tailoringIdOf } from './tailoring-choice.ts';

/** What a shopper asks for in the cart. */
export interface Gift {
  isWrapped: boolean;
  /** '' without one */
  note: string;
}

export function giftOf({ tailoring }: Pick<CartLine, 'tailoring'>): Gift {
  if (!tailoring) return { isWrapped: false, note: '' };
  return { isWrapped: isWrapped(tailoring), note: tailoring.giftNote ?? '' };
}

/** The cart with one line as this gift, at today's price of the wrap. It joins a line that is now the same. */
export function giveAsGift(
  lines: readonly CartLine[],
  key: string,
  gift: Gift,
  settings: GiftWrapSettings,
): CartLine[] {
  const line = lines.find((one) => cartLineKey(one) === key);
  if (!line) return [...lines];
  const changed = asGift(line, gift, settings);
  const others = lines.filter((one) => one !== line);
  const same = others.find((one) => cartLineKey(one) === cartLineKey(changed));
  if (!same) return lines.map((one) => (one === line ? changed : one));
  return setQuantity(others, cartLineKey(same), same.quantity + line.quantity);
}

function asGift(line: CartLine, gift: Gift, settings: GiftWrapSettings): CartLine {
  const { tailoring: before, tailoringId: _, ...plain } = line;
  const after = withGift(before && withoutGift(before), gift, settings);
  const price = line.price - servicesRupees(before) + servicesRupees(after);
  if (!after) return { ...plain, price };
  return { ...plain, price, tailoring: after, tailoringId: tailoringIdOf(choiceOf(after)) };
}

function withGift(
  made: LineTailoring | undefined,
  { isWrapped: wrap, note }: Gift,
  settings: GiftWrapSettings,
): LineTailoring | undefined {
  const wrappable = withGiftWrap({ isPhysicalProduct: true, tailoring: null }, settings);
  const services = wrap && settings.isOn ? [GIFT_WRAP] : [];
  const gift = tailoringFor(wrappable, { services, giftNote: note });
  if (!made || !gift) return made ?? gift;
  const { measurements } = made;
  return { ...gift, measurements, services: [...made.services, ...gift.services] };
}

function servicesRupees(tailoring: LineTailoring | undefined): number {
  return paiseToRupees(sumPaise((tailoring?.services ?? []).map(({ price }) => price)));
}
