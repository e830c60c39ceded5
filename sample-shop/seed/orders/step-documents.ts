import { indianDay } from '@kargha/domain/india/indian-day';
import { isSold } from '@kargha/domain/payments/payment';
import { placedDay } from '@kargha/domain/reports/sale-day';
import {
  monthStepsId,
  type MonthSteps,
  type StepCounts,
} from '@kargha/domain/reports/shopping-steps';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableBytes } from '../foundation/stable-id.ts';
import type { StoredOrder } from './stored-order.ts';

const DAYS = 90;
/** Two of three shoppers accept analytics. */
const CONSENT_SHARE = 2 / 3;

/** stats/steps-{month}: 90 days of visits of people who accepted analytics, some of whom placed the sample's orders. */
export function stepDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  const counted = orders.filter(isCounted);
  const months = new Map<string, MonthSteps['days']>();
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = indianDay(daysAgo(ago));
    const month = day.slice(0, 7);
    const paid = counted.filter((order) => placedDay(order) === day).length;
    months.set(month, { ...months.get(month), [day]: dailySteps(day, paid) });
  }
  return [...months].map(([month, days]) =>
    seedDocument(`stats/${monthStepsId(month)}`, { kind: 'month-steps', month, days }),
  );
}

/** An order in instalments is not paid at checkout. */
function isCounted({ id, payment, instalments }: StoredOrder): boolean {
  const [answer = 0] = stableBytes(1, 'analytics', id);
  return isSold(payment.state) && !instalments && answer < 256 * CONSENT_SHARE;
}

/** Each step has at least as many visits as the next. */
function dailySteps(day: string, paid: number): StepCounts {
  const [seen = 0, kept = 0, asked = 0] = stableBytes(3, 'steps', day);
  const checkout = paid + (asked % 3);
  const cart = checkout + 1 + (kept % 5);
  return { viewed: cart + 15 + (seen % 32), cart, checkout, paid };
}
