import { create } from 'zustand';

import { ApiError } from '#lib/api-client.ts';
import { lastingStorage } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import { priceCartWithCodes, type CartQuote, type Codes } from '../data/cart-price-api.ts';
import { useCartStore } from './cart-store.ts';

/** Which of the two codes. */
export type CodeKind = keyof Codes;

interface QuoteState {
  /** Codes that the server has accepted. The promo code outlives the tab; a gift card is money and does not. */
  codes: Codes;
  /** The server may take something off by itself: it is asked even without codes. */
  hasAutomatic: boolean;
  /** What the cart costs with them, and which cart that was said of. */
  quote: (CartQuote & { cart: string }) | undefined;
  /** Why a code was not accepted, in the server's words; empty for none. */
  refusals: Codes;
  /** The code that is being looked at. */
  asking: CodeKind | undefined;
}

const NONE: Codes = { couponCode: '', giftCard: '' };

export const useQuoteStore = create<QuoteState>()(() => ({
  codes: { ...NONE, couponCode: lastingStorage.getItem(storageKeys.promoCode) ?? '' },
  hasAutomatic: false,
  quote: undefined,
  refusals: NONE,
  asking: undefined,
}));

/** Names a cart by what its price depends on. */
export function cartKey(lines: readonly { id: string; quantity: number; price: number }[]): string {
  return lines.map(({ id, quantity, price }) => `${id}×${quantity}@${price}`).join(' ');
}

/** Asks the server to take a code. What it answers is kept: the new price, or the sentence why not. */
export async function applyCode(kind: CodeKind, typed: string): Promise<void> {
  const code = typed.trim();
  if (code === '') return;
  useQuoteStore.setState(({ refusals }) => ({
    asking: kind,
    refusals: { ...refusals, [kind]: '' },
  }));
  await ask({ ...useQuoteStore.getState().codes, [kind]: code }, kind);
}

/** Takes a code off again. */
export async function removeCode(kind: CodeKind): Promise<void> {
  keepCodes({ ...useQuoteStore.getState().codes, [kind]: '' });
  useQuoteStore.setState(({ refusals }) => ({
    quote: undefined,
    refusals: { ...refusals, [kind]: '' },
  }));
  await refreshQuote();
}

/** Says whether an automatic discount runs. */
export function expectAutomatic(hasAutomatic: boolean): void {
  if (useQuoteStore.getState().hasAutomatic === hasAutomatic) return;
  useQuoteStore.setState({ hasAutomatic, quote: undefined });
  void refreshQuote();
}

/** Asks anew what the cart costs, when only the server can say it and nobody has asked about this cart yet. */
export async function refreshQuote(): Promise<void> {
  const { codes, quote, hasAutomatic } = useQuoteStore.getState();
  const { lines } = useCartStore.getState();
  const isNeeded = (hasAutomatic || hasCodes(codes)) && lines.length > 0;
  if (!isNeeded || quote?.cart === cartKey(lines)) return;
  await ask(codes, codes.couponCode === '' ? 'giftCard' : 'couponCode');
}

function hasCodes({ couponCode, giftCard }: Codes): boolean {
  return couponCode !== '' || giftCard !== '';
}

/** The codes were used up, or belong to somebody who left. */
export function forgetCodes(): void {
  keepCodes(NONE);
  useQuoteStore.setState({ quote: undefined, refusals: NONE });
}

/** What the server said of the cart may no longer hold: it is asked again. */
export function forgetQuote(): void {
  useQuoteStore.setState({ quote: undefined });
  void refreshQuote();
}

let latest = 0;

async function ask(codes: Codes, blamed: CodeKind): Promise<void> {
  const mine = ++latest;
  const { lines } = useCartStore.getState();
  const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }));
  try {
    const quote = await priceCartWithCodes(items, codes);
    if (mine !== latest) return;
    const accepted = quote.coupon.isAutomatic ? '' : quote.coupon.code;
    keepCodes({ ...codes, couponCode: accepted || codes.couponCode });
    useQuoteStore.setState({ quote: { ...quote, cart: cartKey(lines) }, asking: undefined });
  } catch (error) {
    if (mine !== latest) return;
    if (hasCodes(codes)) refuse(error, blamed);
    // Without a code nobody has asked for anything: the plain price stands until the server can be asked.
    else useQuoteStore.setState({ asking: undefined });
  }
}

/** A code that the server refuses is dropped; one that it could not look at stays for another try. */
function refuse(error: unknown, blamed: CodeKind): void {
  if (!(error instanceof ApiError)) throw error;
  const kind = kindOf(error.code) ?? blamed;
  useQuoteStore.setState(({ refusals }) => ({
    asking: undefined,
    refusals: { ...refusals, [kind]: error.message },
  }));
  const { codes } = useQuoteStore.getState();
  if (error.status < 400 || error.status >= 500 || codes[kind] === '') return;
  keepCodes({ ...codes, [kind]: '' });
  useQuoteStore.setState({ quote: undefined });
}

function kindOf(code: string): CodeKind | undefined {
  if (code.startsWith('coupon')) return 'couponCode';
  return code.startsWith('gift_card') ? 'giftCard' : undefined;
}

function keepCodes(codes: Codes): void {
  if (codes.couponCode === '') lastingStorage.removeItem(storageKeys.promoCode);
  else lastingStorage.setItem(storageKeys.promoCode, codes.couponCode);
  useQuoteStore.setState({ codes });
}
