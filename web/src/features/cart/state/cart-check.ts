import { useEffect, useRef } from 'react';
import { create } from 'zustand';

import type { BulkRules, BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import { cartLineKey, type CartLine } from '@kargha/domain/shopping/cart';
import type { Product } from '@kargha/domain/catalogue/product';
import { DEFAULT_SHIPPING, type ShippingRates } from '@kargha/domain/pricing/shipping-rates';
import { FLAT_TAX, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';
import type { SaleTerms } from '#lib/shop/sale-terms.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { waitForSession, selectProfile, useSession } from '#session/state/session-store.ts';
import { selectViewerId } from '#session/state/viewer.ts';

import type { CartAvailability } from '../data/cart-availability.ts';
import { useCartStore } from './cart-store.ts';
import type { CartNotice, Goods } from './check-availability.ts';
import { clearMergedItems } from './merged-items.ts';
import { setHasAutomatic } from './cart-price-store.ts';
import { moveToCart, addToSaved, useSavedStore } from './saved-store.ts';

/** What the last look at the shelf has told us about the cart; lives as long as the page. */
interface CartCheck {
  notices: CartNotice[];
  /** the shop's terms that the cart was priced by; undefined until it was looked at */
  terms: SaleTerms | undefined;
  /** what of each product its rate is found by */
  goods: Readonly<Record<string, Goods>>;
  /** how each product is sold in numbers; its tiers are empty for everybody but verified business buyers */
  bulk: Readonly<Record<string, BulkTerms>>;
  /** what still has to be chosen, in a sentence, by the key of the line */
  optionProblems: Readonly<Record<string, string>>;
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

export const useTaxTable = (): TaxTable => useCheckStore(({ terms }) => terms?.tax ?? FLAT_TAX);

export const useGoods = (): CartCheck['goods'] => useCheckStore((check) => check.goods);

/** Working days until what is woven to order leaves; undefined until they are known. */
export const useWeavingDays = (): number | undefined =>
  useCheckStore(({ terms }) => terms?.delivery.weavingDays);

export const useShipping = (): ShippingRates =>
  useCheckStore(({ terms }) => terms?.shipping ?? DEFAULT_SHIPPING);

/** Why a line cannot be ordered with its options, in a sentence; undefined when it can, or nobody has looked yet. */
export const useOptionProblem = (line: CartLine): string | undefined =>
  useCheckStore(({ optionProblems }) => optionProblems[cartLineKey(line)]);

/** True while a line of the cart waits for a choice. */
export function useHasMissingOptions(): boolean {
  const optionProblems = useCheckStore((check) => check.optionProblems);
  return useCartStore(({ lines }) => lines.some((line) => cartLineKey(line) in optionProblems));
}

export const useBulkTerms = (): CartCheck['bulk'] => useCheckStore((check) => check.bulk);

/**
 * Brings the cart up to today's prices and stock when the screen opens, when somebody else is here, and when lines come
 * in that were not looked at. Without a connection nothing changes. What was told stays until the screen is left.
 */
export function useCartCheck(): void {
  const who = useSession(selectViewerId);
  // A line is looked at by its key: what was chosen of it is looked at, too.
  const ids = useCartStore(({ lines }) => lines.map(cartLineKey).join('\n'));
  const checked = useRef<{ who: string; ids: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (who === undefined) return;
    const last = checked.current;
    const keys = ids.split('\n');
    if (last?.who === who && keys.every((id) => last.ids.has(id))) return;
    checked.current = { who, ids: new Set(keys) };
    void checkCart().catch(() => undefined);
  }, [who, ids]);
  useEffect(() => clearNotices, []);
}

function clearNotices(): void {
  useCheckStore.setState({ notices: [] });
  clearMergedItems();
}

let latest = 0;

/** Reads every product of the cart anew, corrects the cart, and keeps what changed as notices. */
export async function checkCart(): Promise<void> {
  const request = ++latest;
  const ids = new Set(useCartStore.latest().lines.map(({ id }) => id));
  const reservedBefore = reservedQuantities();
  const [{ products, hasAutomatic, terms }, { checkAvailability }] = await Promise.all([
    loadAvailability([...ids]),
    loadModule(import('./check-availability.ts')),
  ]);
  const bulk = await bulkTermsOf(products);
  // Somebody else may have come meanwhile: what was read for the person before them is not theirs.
  if (request !== latest) return;
  // The cart may have changed while we read: only the lines that were asked about are judged.
  const { lines } = useCartStore.latest();
  const check = checkAvailability(
    lines.filter(({ id }) => ids.has(id)),
    products,
    // A hold that came or went while we read may or may not be off the shelf: nobody is told that their own is sold out.
    new Map([...reservedBefore, ...reservedQuantities()]),
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

/** A second look finds the cart corrected already: it must not take back what the first one told. */
function addNotices(added: readonly CartNotice[]): void {
  const isReplaced = (existing: CartNotice) =>
    added.some(({ key, kind }) => key === existing.key && kind === existing.kind);
  useCheckStore.setState(({ notices }) => ({
    notices: [...notices.filter((existing) => !isReplaced(existing)), ...added],
  }));
}

/** Moves a saved line back into the cart at today's price, if it can still be bought. Unread, it moves as it is. */
export async function moveSavedToCart(
  line: CartLine,
): Promise<'moved' | 'sold-out' | 'not-for-sale'> {
  const key = cartLineKey(line);
  const availability = await loadAvailability([line.id]).catch(() => undefined);
  if (!availability) return moveToCart(key) ? 'moved' : 'sold-out';
  const { checkAvailability } = await loadModule(import('./check-availability.ts'));
  const { lines, soldOut, notices, goods, optionProblems } = checkAvailability(
    [line],
    availability.products,
    reservedQuantities(),
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

/** The minimums and multiples are everybody's; prices for numbers are asked for only by those who may have them. */
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
  // Unread, the cart shows the plain prices; the server knows better.
  return readTiers(ids).catch(() => ({}));
}

const NOTHING_AVAILABLE: CartAvailability = { products: [], terms: undefined, hasAutomatic: false };

async function loadAvailability(ids: readonly string[]): Promise<CartAvailability> {
  if (ids.length === 0) return NOTHING_AVAILABLE;
  // The rules hide what only some may buy until the database knows who asks.
  await waitForSession();
  const { readAvailability } = await loadModule(import('../data/cart-availability.ts'));
  return readAvailability(ids);
}
