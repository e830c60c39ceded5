import { indianDay } from '@kargha/domain/india/indian-day';
import {
  monthStepsId,
  type MonthSteps,
  type StepCounts,
} from '@kargha/domain/reports/shopping-steps';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableBytes } from '../foundation/stable-id.ts';

const DAYS = 90;

/** stats/steps-{month}: 90 days of visits of people who accepted analytics. */
export function stepDocuments(): SeedDocument[] {
  const months = new Map<string, MonthSteps['days']>();
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = indianDay(daysAgo(ago));
    const month = day.slice(0, 7);
    months.set(month, { ...months.get(month), [day]: dailySteps(day) });
  }
  return [...months].map(([month, days]) =>
    seedDocument(`stats/${monthStepsId(month)}`, { kind: 'month-steps', month, days }),
  );
}

/** Each step is a share of the previous one. */
function dailySteps(day: string): StepCounts {
  const [seen = 0, kept = 0, asked = 0, bought = 0] = stableBytes(4, 'steps', day);
  const part = (previous: number, byte: number, share: number) =>
    Math.round(previous * share * (0.7 + (0.6 * byte) / 255));
  const viewed = 20 + Math.round(seen / 8);
  const cart = part(viewed, kept, 0.3);
  const checkout = part(cart, asked, 0.5);
  return { viewed, cart, checkout, paid: part(checkout, bought, 0.6) };
}
