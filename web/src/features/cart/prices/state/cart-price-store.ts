import { requestedCartLines } from '@kargha/domain/shopping/requested-cart-lines';
import { create } from 'zustand';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { ApiError } from '#lib/server/api-client.ts';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

import { priceCartWithCodes, type CartPrice, type Codes } from '../data/cart-price-api.ts';
import { useCartStore } from '../../state/cart-store.ts';

export type CodeKind = keyof Codes;

interface CartPriceState {
  /** Codes that the server accepted. The promo code is kept in the browser; a gift card is money and is not. */
  codes: Codes;
  /** An automatic discount may apply: the server prices the cart even without codes. */
  hasAutomatic: boolean;
  /** The server's price, and the key of the cart it is for. */
  serverPrice: (CartPrice & { cart: string }) | undefined;
  /** The server's message for a rejected code; '' for none. */
  refusals: Readonly<Record<CodeKind, Sentence>>;
  /** Codes being checked; '' for none. */
  checking: Codes;
}

const NONE: Codes = { couponCode: '', giftCard: '' };

export const useCartPriceStore = create<CartPriceState>()(() => ({
  codes: { ...NONE, couponCode: lastingStorage.getItem(storageKeys.promoCode) ?? '' },
  hasAutomatic: false,
  serverPrice: undefined,
  refusals: NONE,
  checking: NONE,
}));

/** Number of the latest request; results of earlier ones are ignored. */
let latestRequest = 0;

export function cartKey(
  lines: readonly Pick<CartLine, 'id' | 'options' | 'quantity' | 'price'>[],
): string {
  return lines.map((line) => `${cartLineKey(line)}×${line.quantity}@${line.price}`).join(' ');
}

export async function applyCode(kind: CodeKind, typed: string): Promise<void> {
  const code = typed.trim();
  if (code === '') return;
  useCartPriceStore.setState(({ checking, refusals }) => ({
    checking: { ...checking, [kind]: code },
    refusals: { ...refusals, [kind]: '' },
  }));
  // Ignores a late answer for a code that was removed, or whose owner has signed out.
  const isCurrent = () => useCartPriceStore.getState().checking[kind] === code;
  const request = ++latestRequest;
  try {
    const priced = await priceWith({ ...useCartPriceStore.getState().codes, [kind]: code });
    if (isCurrent()) await acceptCode(kind, priced, request === latestRequest);
  } catch (error) {
    // The other code was the obstacle and has been removed: try this one again.
    if (isCurrent() && rejectCode(error, kind) === 'other-dropped') await applyCode(kind, code);
  }
}

export async function removeCode(kind: CodeKind): Promise<void> {
  const { codes, refusals, checking } = useCartPriceStore.getState();
  storeCodes({ ...codes, [kind]: '' });
  dropPrice({ refusals: { ...refusals, [kind]: '' }, checking: { ...checking, [kind]: '' } });
  await refreshCartPrice();
}

export function setHasAutomatic(hasAutomatic: boolean): void {
  if (useCartPriceStore.getState().hasAutomatic === hasAutomatic) return;
  dropPrice({ hasAutomatic });
  void refreshCartPrice();
}

/** Asks the server only when codes or an automatic discount apply and this cart was not priced yet. */
export async function refreshCartPrice(): Promise<void> {
  const { codes, serverPrice, hasAutomatic } = useCartPriceStore.getState();
  const { lines } = useCartStore.getState();
  const isNeeded = (hasAutomatic || hasCodes(codes)) && lines.length > 0;
  if (isNeeded && serverPrice?.cart !== cartKey(lines)) await requestPrice(codes);
}

async function requestPrice(codes: Codes): Promise<void> {
  const request = ++latestRequest;
  try {
    const priced = await priceWith(codes);
    if (request !== latestRequest) return;
    storeCodes(priced.codes);
    useCartPriceStore.setState({ serverPrice: priced.serverPrice });
  } catch (error) {
    // Without codes the plain price is good enough when the server cannot be reached.
    if (request !== latestRequest || !hasCodes(codes)) return;
    rejectCode(error, codes.couponCode === '' ? 'giftCard' : 'couponCode');
  }
}

function hasCodes({ couponCode, giftCard }: Codes): boolean {
  return couponCode !== '' || giftCard !== '';
}

/** Called when the codes were used up or the person has signed out. */
export function clearCodes(): void {
  storeCodes(NONE);
  dropPrice({ refusals: NONE, checking: NONE });
}

/** The server's price may be outdated: asks again. */
export function resetCartPrice(): void {
  dropPrice();
  void refreshCartPrice();
}

function dropPrice(changes: Partial<CartPriceState> = {}): void {
  latestRequest += 1;
  useCartPriceStore.setState({ ...changes, serverPrice: undefined });
}

interface PricedCodes {
  serverPrice: NonNullable<CartPriceState['serverPrice']>;
  codes: Codes;
}

async function priceWith(codes: Codes): Promise<PricedCodes> {
  const { lines } = useCartStore.getState();
  const items = requestedCartLines(lines);
  const serverPrice = await priceCartWithCodes(items, codes);
  const accepted = serverPrice.coupon.isAutomatic ? '' : serverPrice.coupon.code;
  return {
    serverPrice: { ...serverPrice, cart: cartKey(lines) },
    codes: { ...codes, couponCode: accepted || codes.couponCode },
  };
}

/** Adds the accepted code to the current ones. Prices the cart again when something else changed meanwhile. */
async function acceptCode(kind: CodeKind, priced: PricedCodes, isLatest: boolean): Promise<void> {
  const { codes, checking } = useCartPriceStore.getState();
  storeCodes({ ...codes, [kind]: priced.codes[kind] });
  useCartPriceStore.setState({
    checking: { ...checking, [kind]: '' },
    serverPrice: priced.serverPrice,
  });
  if (isLatest) return;
  dropPrice();
  await refreshCartPrice();
}

/**
 * Removes a code that the server rejects; keeps one that could not be checked. @param blamed the code to blame
 * unless the server names the other one
 */
function rejectCode(error: unknown, blamed: CodeKind): 'other-dropped' | undefined {
  useCartPriceStore.setState(({ checking }) => ({ checking: { ...checking, [blamed]: '' } }));
  if (!(error instanceof ApiError)) throw error;
  const kind = kindOf(error.code) ?? blamed;
  useCartPriceStore.setState(({ refusals }) => ({
    refusals: { ...refusals, [kind]: error.sentence },
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
