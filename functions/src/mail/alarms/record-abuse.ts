import { indianDay } from '@kargha/domain/india/indian-day';
import { ABUSE_ALARMS, ABUSE_KINDS, type AbuseKind } from '@kargha/domain/reports/ops';
import { DAY_MS, SECOND_MS } from '@kargha/domain/records/time-spans';

import { inTransaction, withDates, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { alarmRef, openAlarms } from '../../records/alarm-record.ts';
import { emailAlarm } from './set-alarm.ts';

/** Milliseconds between writes of one instance, so that a flood does not cause a flood of writes. */
const PAUSE_MS = 10 * SECOND_MS;
const MAX_WAITING = 20;

/** Counted but not written yet. */
const unwritten = new Map<AbuseKind, { count: number; writtenAt: number }>();

/**
 * Counts possible abuse. Enough of it in a day raises an alarm and emails the shop, once per day; the alarm ends
 * after a day without abuse. Stores no personal data. Never throws.
 */
export async function recordAbuse(kind: AbuseKind, now: Date): Promise<void> {
  const { count, writtenAt } = unwritten.get(kind) ?? { count: 0, writtenAt: 0 };
  const seen = count + 1;
  const isDue = Date.now() >= writtenAt + PAUSE_MS || seen >= MAX_WAITING;
  const isRare = ABUSE_ALARMS[kind].raisedAt === 1;
  unwritten.set(
    kind,
    isDue || isRare ? { count: 0, writtenAt: Date.now() } : { count: seen, writtenAt },
  );
  if (!isDue && !isRare) return;
  try {
    await inTransaction((transaction) => addToAlarm(transaction, kind, seen, now));
  } catch (error) {
    log.error('Abuse could not be counted.', error, { kind });
  }
}

/** alarms/{kind}: the count of an Indian day. */
async function addToAlarm(
  transaction: Transaction,
  kind: AbuseKind,
  seen: number,
  now: Date,
): Promise<void> {
  const stored = await transaction.get(alarmRef(kind));
  const day = indianDay(now);
  const before = stored.get('day') === day ? Number(stored.get('count')) : 0;
  const count = before + seen;
  const { raisedAt, advice } = ABUSE_ALARMS[kind];
  if (count < raisedAt) {
    // Without `seenAt`: a little abuse each day must not keep an old alarm open.
    transaction.set(alarmRef(kind), { kind, day, count }, { merge: true });
    return;
  }
  const message = `${count} times on ${day}. ${advice}`;
  const since = stored.get('isOpen') === true ? (stored.get('since') as unknown) : now;
  if (before < raisedAt) await emailAlarm(transaction, { kind, message, since: now });
  const raised = { kind, isOpen: true, day, count, message, since, seenAt: now };
  transaction.set(alarmRef(kind), raised, { merge: true });
}

export async function endQuietAbuse(now: Date): Promise<void> {
  const { docs } = await openAlarms().get();
  const quiet = docs.filter((alarm) => {
    const seenAt = withDates(alarm.get('seenAt'));
    const isAbuse = ABUSE_KINDS.some((kind) => kind === alarm.id);
    return isAbuse && seenAt instanceof Date && seenAt.getTime() + DAY_MS <= now.getTime();
  });
  await Promise.all(quiet.map(({ ref }) => ref.update({ isOpen: false, endedAt: now })));
}
