import { requestedLines } from '@kargha/domain/shopping/requested-lines';
import { create } from 'zustand';

import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { ApiError } from '#lib/server/api-client.ts';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

import { priceCartWithCodes, type CartPrice, type Codes } from '../data/cart-price-api.ts';
import { useCartStore } from './cart-store.ts';

/** Which of the two codes. */
export type CodeKind = keyof Codes;

interface CartPriceState {
  /** Codes that the server has accepted. The promo code outlives the tab; a gift card is money and does not. */
  codes: Codes;
  /** The server may take something off by itself: it is asked even without codes. */
  hasAutomatic: boolean;
  /** What the cart costs with them, and which cart that was said of. */
  quote: (CartPrice & { cart: string }) | undefined;
  /** Why a code was not accepted, in the server's words; empty for none. */
  refusals: Codes;
  /** Codes that are being looked at; empty for none. */
  checking: Codes;
}

const NONE: Codes = { couponCode: '', giftCard: '' };

export const useCartPriceStore = create<CartPriceState>()(() => ({
  codes: { ...NONE, couponCode: lastingStorage.getItem(storageKeys.promoCode) ?? '' },
  hasAutomatic: false,
  quote: undefined,
  refusals: NONE,
  checking: NONE,
}));

/** Counts what the server was asked, and what has made an earlier question void. */
let latestRequest = 0;

/** Names a cart by what its price depends on. */
export function cartKey(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'quantity' | 'price'>[],
): string {
  return lines.map((line) => `${cartLineKey(line)}×${line.quantity}@${line.price}`).join(' ');
}

/** Asks the server to take a code. What it answers is kept: the new price, or the sentence why not. */
export async function applyCode(kind: CodeKind, typed: string): Promise<void> {
  const code = typed.trim();
  if (code === '') return;
  useCartPriceStore.setState(({ checking, refusals }) => ({
    checking: { ...checking, [kind]: code },
    refusals: { ...refusals, [kind]: '' },
  }));
  // A code that was taken off meanwhile, or whose owner has left, is not brought back by a late answer.
  const isCurrent = () => useCartPriceStore.getState().checking[kind] === code;
  const request = ++latestRequest;
  try {
    const priced = await priceWith({ ...useCartPriceStore.getState().codes, [kind]: code });
    if (isCurrent()) await acceptCode(kind, priced, request === latestRequest);
  } catch (error) {
    // The other code stood in the way and is off now: this one has not been looked at yet.
    if (isCurrent() && rejectCode(error, kind) === 'other-dropped') await applyCode(kind, code);
  }
}

/** Takes a code off again. */
export async function removeCode(kind: CodeKind): Promise<void> {
  const { codes, refusals, checking } = useCartPriceStore.getState();
  storeCodes({ ...codes, [kind]: '' });
  dropPrice({ refusals: { ...refusals, [kind]: '' }, checking: { ...checking, [kind]: '' } });
  await refreshCartPrice();
}

/** Says whether an automatic discount runs. */
export function setHasAutomatic(hasAutomatic: boolean): void {
  if (useCartPriceStore.getState().hasAutomatic === hasAutomatic) return;
  dropPrice({ hasAutomatic });
  void refreshCartPrice();
}

/** Asks anew what the cart costs, when only the server can say it and nobody has asked about this cart yet. */
export async function refreshCartPrice(): Promise<void> {
  const { codes, quote, hasAutomatic } = useCartPriceStore.getState();
  const { lines } = useCartStore.getState();
  const isNeeded = (hasAutomatic || hasCodes(codes)) && lines.length > 0;
  if (isNeeded && quote?.cart !== cartKey(lines)) await requestPrice(codes);
}

async function requestPrice(codes: Codes): Promise<void> {
  const request = ++latestRequest;
  try {
    const priced = await priceWith(codes);
    if (request !== latestRequest) return;
    storeCodes(priced.codes);
    useCartPriceStore.setState({ quote: priced.quote });
  } catch (error) {
    // Without a code nobody has asked for anything: the plain price stands until the server can be asked.
    if (request !== latestRequest || !hasCodes(codes)) return;
    rejectCode(error, codes.couponCode === '' ? 'giftCard' : 'couponCode');
  }
}

function hasCodes({ couponCode, giftCard }: Codes): boolean {
  return couponCode !== '' || giftCard !== '';
}

/** The codes were used up, or belong to somebody who left. */
export function clearCodes(): void {
  storeCodes(NONE);
  dropPrice({ refusals: NONE, checking: NONE });
}

/** What the server said of the cart may no longer hold: it is asked again. */
export function resetCartPrice(): void {
  dropPrice();
  void refreshCartPrice();
}

/** What was said of the cart no longer holds, nor does what is still being answered. */
function dropPrice(changes: Partial<CartPriceState> = {}): void {
  latestRequest += 1;
  useCartPriceStore.setState({ ...changes, quote: undefined });
}

interface PricedCodes {
  quote: NonNullable<CartPriceState['quote']>;
  /** The codes that it counts in, as the server writes them. */
  codes: Codes;
}

/** What the cart costs with these codes, in the server's words. */
async function priceWith(codes: Codes): Promise<PricedCodes> {
  const { lines } = useCartStore.getState();
  const items = requestedLines(lines);
  const quote = await priceCartWithCodes(items, codes);
  const accepted = quote.coupon.isAutomatic ? '' : quote.coupon.code;
  return {
    quote: { ...quote, cart: cartKey(lines) },
    codes: { ...codes, couponCode: accepted || codes.couponCode },
  };
}

/** A code that was taken joins those of this moment. When these, or anything else, came meanwhile, the price is asked anew. */
async function acceptCode(kind: CodeKind, priced: PricedCodes, isLatest: boolean): Promise<void> {
  const { codes, checking } = useCartPriceStore.getState();
  storeCodes({ ...codes, [kind]: priced.codes[kind] });
  useCartPriceStore.setState({ checking: { ...checking, [kind]: '' }, quote: priced.quote });
  if (isLatest) return;
  dropPrice();
  await refreshCartPrice();
}

/**
 * A code that the server refuses is dropped; one that it could not look at stays for another try.
 * @param blamed the code that was asked about, unless the server names the other one
 */
function rejectCode(error: unknown, blamed: CodeKind): 'other-dropped' | undefined {
  useCartPriceStore.setState(({ checking }) => ({ checking: { ...checking, [blamed]: '' } }));
  if (!(error instanceof ApiError)) throw error;
  const kind = kindOf(error.code) ?? blamed;
  useCartPriceStore.setState(({ refusals }) => ({
    refusals: { ...refusals, [kind]: error.message },
  }));
  const { codes } = useCartPriceStore.getState();
  if (error.status < 400 || error.status >= 500 || codes[kind] === '') return undefined;
  storeCodes({ ...codes, [kind]: '' });
  dropPrice();
  return kind === blamed ? undefined : 'other-dropped';
}

function kindOf(code: string): CodeKind | undefined {
  if (code.startsWith('coupon')) return 'couponCode';
  return code.startsWith('gift_card') ? 'giftCard' : undefined;
}

function storeCodes(codes: Codes): void {
  if (codes.couponCode === '') lastingStorage.removeItem(storageKeys.promoCode);
  else lastingStorage.setItem(storageKeys.promoCode, codes.couponCode);
  useCartPriceStore.setState({ codes });
}
