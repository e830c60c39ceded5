import { useEffect, useRef } from 'react';
import { create } from 'zustand';

import type { Sentence } from '@kargha/domain/messages/sentence';
import type { BulkRules, BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import { isGift } from '@kargha/domain/shopping/gift';
import type { Product } from '@kargha/domain/catalogue/product';
import type { GiftWrapSettings } from '@kargha/domain/settings/gift-wrap-settings';
import { SPECIFIED_TERMS } from '@kargha/domain/pricing/price-order';
import { FLAT_TAX } from '@kargha/domain/pricing/tax-table';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';
import type { SaleTerms } from '#lib/shop/sale-terms.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { waitForSession, selectProfile, useSession } from '#session/state/session-store.ts';
import { selectViewerId } from '#session/state/viewer.ts';

import type { CartAvailability } from '../data/cart-availability.ts';
import { useCartStore } from '../../state/cart-store.ts';
import type { CartNotice, Goods } from './check-cart-lines.ts';
import { clearMergedItems } from '../../state/merge-carts.ts';
import { setHasAutomatic } from '../../prices/state/cart-price-store.ts';
import { moveToCart, addToSaved, useSavedStore } from '../../state/saved-store.ts';

/** Result of the last check against products and stock. Kept until the page is closed. */
interface CartCheck {
  notices: CartNotice[];
  /** terms used for pricing; undefined until the first check */
  terms: SaleTerms | undefined;
  /** by product id: what the tax depends on */
  goods: Readonly<Record<string, Goods>>;
  /** by product id; tiers are empty except for verified business buyers */
  bulk: Readonly<Record<string, BulkTerms>>;
  /** by line key: the message about missing options */
  optionProblems: Readonly<Record<string, Sentence>>;
}

export interface BulkTerms {
  rules: BulkRules;
  tiers: readonly BulkTier[];
}

const useCheckStore = create<CartCheck>()(() => ({
  notices: [],
  terms: undefined,
  goods: {},
  bulk: {},
  optionProblems: {},
}));

export const useCartNotices = (): CartNotice[] => useCheckStore((check) => check.notices);

type Prices = Pick<SaleTerms, 'tax' | 'shipping'>;

const INCLUDED_TERMS: Prices = {
  ...SPECIFIED_TERMS,
  tax: { ...FLAT_TAX, priceMode: 'included', priceModeFrom: new Date(0) },
};

/** What the cart is priced with. Until the terms are read: the specification's prices, or these with tax included. */
export function usePriceTerms(): Prices {
  const { gst } = useShopFront();
  const terms = useCheckStore((check) => check.terms);
  return terms ?? (gst === 'included' ? INCLUDED_TERMS : SPECIFIED_TERMS);
}

export const useGoods = (): CartCheck['goods'] => useCheckStore((check) => check.goods);

/** Working days until a made-to-order product ships; undefined until the terms are read. */
export const useWeavingDays = (): number | undefined =>
  useCheckStore(({ terms }) => terms?.delivery.weavingDays);

/** Undefined until the product was read; null when it cannot be a gift. */
export const useGiftWrap = (line: CartLine): GiftWrapSettings | null | undefined =>
  useCheckStore(({ goods, terms }) => {
    const { canBeGift } = goods[line.id] ?? {};
    return canBeGift === false ? null : canBeGift && terms?.giftWrap;
  });

/** Also for what can no longer be a gift, when the shopper chose it while it could. */
export function useHasGiftChoice(line: CartLine): boolean {
  const offer = useGiftWrap(line);
  return Boolean(offer) || (offer === null && isGift(line));
}

/** Undefined when the options are fine or were not checked yet. */
export const useOptionProblem = (line: CartLine): Sentence | undefined =>
  useCheckStore(({ optionProblems }) => optionProblems[cartLineKey(line)]);

export function useHasMissingOptions(): boolean {
  const optionProblems = useCheckStore((check) => check.optionProblems);
  return useCartStore(({ lines }) => lines.some((line) => cartLineKey(line) in optionProblems));
}

export const useBulkTerms = (): CartCheck['bulk'] => useCheckStore((check) => check.bulk);

/**
 * Checks the cart when the page opens, when another person signs in, and when new lines appear. Does nothing
 * without a connection. Notices stay until the page is left.
 */
export function useCartCheck(): void {
  const viewerId = useSession(selectViewerId);
  // The line key includes the options, so changed options are checked too.
  const ids = useCartStore(({ lines }) => lines.map(cartLineKey).join('\n'));
  const checked = useRef<{ viewerId: string; ids: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (viewerId === undefined) return;
    const last = checked.current;
    const keys = ids.split('\n');
    if (last?.viewerId === viewerId && keys.every((id) => last.ids.has(id))) return;
    checked.current = { viewerId, ids: new Set(keys) };
    void checkCart().catch(() => undefined);
  }, [viewerId, ids]);
  useEffect(() => clearNotices, []);
}

function clearNotices(): void {
  useCheckStore.setState({ notices: [] });
  clearMergedItems();
}

let latest = 0;

/** Reads every product in the cart, corrects prices and quantities, and adds notices about what changed. */
export async function checkCart(): Promise<void> {
  const request = ++latest;
  const ids = new Set(useCartStore.latest().lines.map(({ id }) => id));
  const reservedBefore = reservedQuantities();
  const [{ products, hasAutomatic, terms }, { checkCartLines }] = await Promise.all([
    loadAvailability([...ids]),
    loadModule(import('./check-cart-lines.ts')),
  ]);
  const bulk = await bulkTermsOf(products);
  // Another person may have signed in meanwhile; this result is not theirs.
  if (request !== latest) return;
  // The cart may have changed meanwhile: only the lines that were read are checked.
  const { lines } = useCartStore.latest();
  const check = checkCartLines(
    lines.filter(({ id }) => ids.has(id)),
    products,
    // A reservation that changed during the read may or may not be counted in the stock. Counting it avoids
    // telling shoppers that their own items are sold out.
    new Map([...reservedBefore, ...reservedQuantities()]),
    terms?.giftWrap,
  );
  const checkedLines = new Map(check.lines.map((line) => [cartLineKey(line), line]));
  useCartStore.setState({
    lines: lines.flatMap((line) =>
      ids.has(line.id) ? (checkedLines.get(cartLineKey(line)) ?? []) : line,
    ),
  });
  addToSaved(check.soldOut);
  addNotices(check.notices);
  setHasAutomatic(hasAutomatic);
  const { goods, optionProblems } = check;
  useCheckStore.setState({ terms, goods, bulk, optionProblems });
}

/** Keeps earlier notices: a second check finds the cart already corrected. */
function addNotices(added: readonly CartNotice[]): void {
  const isReplaced = (existing: CartNotice) =>
    added.some(({ key, kind }) => key === existing.key && kind === existing.kind);
  useCheckStore.setState(({ notices }) => ({
    notices: [...notices.filter((existing) => !isReplaced(existing)), ...added],
  }));
}

/** Moves a saved line to the cart at today's price. Moves it unchanged when the product cannot be read. */
export async function moveSavedToCart(
  line: CartLine,
): Promise<'moved' | 'sold-out' | 'not-for-sale'> {
  const key = cartLineKey(line);
  const availability = await loadAvailability([line.id]).catch(() => undefined);
  if (!availability) return moveToCart(key) ? 'moved' : 'sold-out';
  const { checkCartLines } = await loadModule(import('./check-cart-lines.ts'));
  const { lines, soldOut, notices, goods, optionProblems } = checkCartLines(
    [line],
    availability.products,
    reservedQuantities(),
    availability.terms?.giftWrap,
  );
  if (lines.length === 0 && soldOut.length === 0) return 'not-for-sale';
  const isStillSaved = useSavedStore.latest().lines.some((saved) => cartLineKey(saved) === key);
  if (isStillSaved) addToSaved([...lines, ...soldOut]);
  addNotices(notices.filter(({ kind }) => kind !== 'sold-out'));
  setHasAutomatic(availability.hasAutomatic);
  useCheckStore.setState((check) => ({
    goods: { ...check.goods, ...goods },
    optionProblems: { ...check.optionProblems, ...optionProblems },
    terms: availability.terms,
  }));
  return moveToCart(key) ? 'moved' : 'sold-out';
}

/** Bulk rules are public; tiers are read only for those who may see them. */
async function bulkTermsOf(products: readonly Product[]): Promise<CartCheck['bulk']> {
  const bulkProducts = products.filter(({ bulk }) => bulk);
  const tiers = await tiersOf(bulkProducts.map(({ _id }) => _id));
  return Object.fromEntries(
    bulkProducts.flatMap(({ _id: id, bulk: rules }) =>
      rules ? [[id, { rules, tiers: tiers[id] ?? [] }]] : [],
    ),
  );
}

async function tiersOf(ids: readonly string[]): Promise<Record<string, BulkTier[]>> {
  const profile = selectProfile(useSession.getState());
  if (ids.length === 0 || !profile || !isVerifiedBuyer(profile)) return {};
  const { readTiers } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  // Without tiers the cart shows plain prices; the server charges the right ones.
  return readTiers(ids).catch(() => ({}));
}

const NOTHING_AVAILABLE: CartAvailability = { products: [], terms: undefined, hasAutomatic: false };

async function loadAvailability(ids: readonly string[]): Promise<CartAvailability> {
  if (ids.length === 0) return NOTHING_AVAILABLE;
  // The rules hide restricted products until the database knows who is signed in.
  await waitForSession();
  const { readAvailability } = await loadModule(import('../data/cart-availability.ts'));
  return readAvailability(ids);
}
