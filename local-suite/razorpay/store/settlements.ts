import { invalidInput } from '../api-error.ts';
import type { Settlement, SettlementItem } from './account-entities.ts';
import { newEntityId, newIdPart } from './entity-id.ts';
import type { Collection } from './entities.ts';
import type { StoreContext } from './payments.ts';
import { collectionOf } from './sandbox-store.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { secondsNow } from './seconds-now.ts';

export interface SettlementPlan {
  /** only these payments, refunds and adjustments; everything unsettled when absent */
  only?: readonly string[] | undefined;
  /** stay unsettled */
  leaveOut?: readonly string[] | undefined;
  /** settled before, and paid out once more by mistake */
  repeat?: readonly string[] | undefined;
  /** seconds since 1970 */
  at?: number | undefined;
}

/** Pays the balance out to the shop's bank. Throws ApiError when there is nothing to pay out. */
export function settle(context: StoreContext, plan: SettlementPlan): Settlement {
  const { store } = context;
  const { only, leaveOut = [], repeat = [], at = secondsNow() } = plan;
  const due = store.balance.filter(
    ({ settled, entity_id: id }) =>
      !settled && !leaveOut.includes(id) && (only === undefined || only.includes(id)),
  );
  const again = store.balance.filter((item) => item.settled && repeat.includes(item.entity_id));
  const copies = again.map((item) => ({ ...item }));
  const items = [...due, ...copies];
  const amount = items.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  if (amount <= 0) throw invalidInput('The balance must be above 0 to be settled.');
  const settlement: Settlement = {
    id: newEntityId('setl'),
    entity: 'settlement',
    amount,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr: `SBX${newIdPart().toUpperCase()}`,
    created_at: at,
  };
  store.balance.push(...copies);
  for (const item of items) {
    Object.assign(item, { settled: true, settled_at: at, settlement_id: settlement.id });
    item.settlement_utr = settlement.utr;
  }
  store.settlements.set(settlement.id, settlement);
  context.emit('settlement.processed', { settlement });
  return settlement;
}

const INDIA_AHEAD = 5.5 * 60 * 60;

/**
 * GET /v1/settlements/recon/combined: the items settled in a month, or on a day, in India. `count` is at most
 * 1,000.
 */
export function reconItems(
  store: SandboxStore,
  query: URLSearchParams,
): Collection<SettlementItem> {
  const year = part(query, 'year', /^\d{4}$/, 'The year must be 4 digits.');
  const month = part(query, 'month', /^(0?[1-9]|1[0-2])$/, 'The month is not a valid month.');
  const day = query.has('day')
    ? part(query, 'day', /^\d{1,2}$/, 'The day must be between 1 and 2 digits.')
    : null;
  const count = Number(query.get('count') ?? 10);
  if (!(count >= 1 && count <= 1000)) throw invalidInput('The count must be at least 1.', 'count');
  const skip = Number(query.get('skip') ?? 0);
  const prefix = [year, month, ...(day === null ? [] : [day])]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
  const settled = store.balance.filter(
    ({ settled_at: at }) => at !== null && dayInIndia(at).startsWith(prefix),
  );
  return collectionOf(settled.slice(skip, skip + count));
}

function part(query: URLSearchParams, name: string, shape: RegExp, problem: string): number {
  const text = query.get(name) ?? '';
  if (!shape.test(text)) throw invalidInput(problem, name);
  return Number(text);
}

function dayInIndia(seconds: number): string {
  return new Date((seconds + INDIA_AHEAD) * 1000).toISOString();
}
