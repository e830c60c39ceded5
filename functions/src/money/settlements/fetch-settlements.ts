import { endOfIndianDay, lastDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { addFigures, figuresOf, NO_FIGURES } from '@kargha/domain/payments/settlement';
import type {
  SettledItem,
  Settlement,
  SettlementRecord,
} from '@kargha/domain/payments/settlement-schema';

import { firestore } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { readAll } from '../../platform/query-pages.ts';
import {
  readEachSettledItem,
  refOfSettledItem,
  settledItems,
  settlementRef,
} from '../../records/settlement-record.ts';
import type { GatewayAccount, Page } from '../gateway/gateway-account.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';

/** The gateway may still add to the last days. */
const DAYS = 7;
/** Of earlier days, in one run: a day without an answer takes half a minute. */
const MOST_EARLIER_DAYS = 14;
/** Razorpay's most per page of items, and per page of settlements. */
const ITEMS_PER_PAGE = 1000;
const SETTLEMENTS_PER_PAGE = 100;
const ATTEMPTS = 3;
const WRITES = 400;
const AT_A_TIME = 20;

export interface FetchResult {
  items: number;
  settlements: number;
  /** days in India that were asked for, and those that the gateway did not report on */
  askedDays: string[];
  failedDays: string[];
}

/**
 * Fetches the settlements of the last days, and of earlier ones that failed before, with their items. A day is stored only when all its pages arrived, so a
 * timeout in the middle leaves nothing half-done; the next run fetches the day again.
 */
export async function fetchSettlements(
  account: GatewayAccount,
  now: Date,
  failedBefore: readonly string[],
): Promise<FetchResult> {
  const last = lastDays(now, DAYS);
  const earlier = failedBefore.filter((day) => !last.includes(day)).slice(0, MOST_EARLIER_DAYS);
  const askedDays = [...earlier, ...last];
  const result: FetchResult = { items: 0, settlements: 0, askedDays, failedDays: [] };
  for (const day of askedDays) {
    try {
      const [items, paidOut] = await fetchDay(account, day);
      await storeItems(items);
      await runInBatches(paidOut, AT_A_TIME, storeSettlement);
      result.items += items.length;
      result.settlements += paidOut.length;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The settlements of a day could not be fetched.', { day, failure: error.failure });
      result.failedDays.push(day);
    }
  }
  const { items, settlements, failedDays } = result;
  log.info('Settlements were fetched.', { items, settlements, failedDays: failedDays.length });
  return result;
}

async function fetchDay(
  account: GatewayAccount,
  day: string,
): Promise<[SettledItem[], Settlement[]]> {
  const items = await allPages(ITEMS_PER_PAGE, (page) => account.listSettledItems(day, page));
  const [from, to] = [startOfIndianDay(day), endOfIndianDay(day)];
  const paidOut = await allPages(SETTLEMENTS_PER_PAGE, (page) =>
    account.listSettlements(from, to, page),
  );
  return [items, paidOut];
}

async function allPages<Item>(
  count: number,
  read: (page: Page) => Promise<Item[]>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await retried(() => read({ skip: all.length, count }));
    all.push(...page);
    if (page.length < count) return all;
  }
}

/** Reading changes nothing, so a call without an answer may be repeated. */
async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const isFinal = !(error instanceof GatewayError) || error.failure === 'declined';
      if (isFinal || attempt === ATTEMPTS) throw error;
    }
  }
}

async function storeItems(items: readonly SettledItem[]): Promise<void> {
  for (let first = 0; first < items.length; first += WRITES) {
    const batch = firestore().batch();
    for (const item of items.slice(first, first + WRITES)) batch.set(refOfSettledItem(item), item);
    await batch.commit();
  }
}

async function storeSettlement(settlement: Settlement): Promise<void> {
  const own = await itemsOfSettlement(settlement.id);
  const figures = own.reduce((sum, item) => addFigures(sum, figuresOf(item)), NO_FIGURES);
  const record: SettlementRecord = { ...settlement, ...figures, items: own.length };
  await settlementRef(settlement.id).set(record);
}

async function itemsOfSettlement(id: string): Promise<SettledItem[]> {
  const found = await readAll(settledItems().where('settlementId', '==', id));
  return readEachSettledItem(found);
}
