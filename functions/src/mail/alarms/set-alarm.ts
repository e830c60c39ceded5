import { type AlarmKind, ALARM_LABELS } from '@kargha/domain/reports/ops';
import type { CheckResult } from '@kargha/domain/reports/ops-endpoints';
import { textOf } from '@kargha/domain/records/stored-record';
import { formatLongDateTime } from '@kargha/domain/india/long-date-time';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { alarmRef } from '../../records/alarm-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { composeEmail } from '../email.ts';

/** An email about failing emails would not arrive. */
const WITHOUT_EMAIL: readonly AlarmKind[] = ['mail_backlog', 'mail_failed'];

/**
 * Raises or ends alarms/{kind}. The shop gets one email each time an alarm is raised. An incomplete check without
 * findings does not end an alarm.
 */
export async function setAlarm(check: CheckResult, now: Date): Promise<void> {
  const { kind, found } = check;
  const change = await inTransaction((transaction) => changeAlarm(transaction, check, now));
  if (change === 'raised') log.warn('An alarm was raised.', { kind, found });
  if (change === 'ended') log.info('An alarm has ended.', { kind });
}

async function changeAlarm(
  transaction: Transaction,
  check: CheckResult,
  now: Date,
): Promise<'raised' | 'ended' | null> {
  const { kind, found, isComplete } = check;
  const alarm = alarmRef(kind);
  const isOpen = (await transaction.get(alarm)).get('isOpen') === true;
  const message = messageOf(check);
  if (found > 0 && isOpen) {
    transaction.update(alarm, { message, seenAt: now });
    return null;
  }
  if (found > 0) {
    await emailAlarm(transaction, { kind, message, since: now });
    transaction.set(alarm, { kind, isOpen: true, message, since: now, seenAt: now });
    return 'raised';
  }
  if (!isOpen || !isComplete) return null;
  transaction.update(alarm, { isOpen: false, endedAt: now });
  return 'ended';
}

/** Queues the email to the shop's address. Without an address, the alarm is only shown in the console. */
export async function emailAlarm(
  transaction: Transaction,
  alarm: Parameters<typeof alarmEmail>[0],
): Promise<void> {
  if (WITHOUT_EMAIL.includes(alarm.kind)) return;
  const email = textOf((await transaction.get(settingsRef())).get('legal.email'));
  if (email === '') return;
  const id = `alarm_${alarm.kind}_${alarm.since.getTime()}`;
  queueEmail(transaction, id, alarmEmail(alarm, { email, shop: shopAddress() }));
}

function messageOf({ findings: [first], found }: CheckResult): string {
  const what = first?.what ?? '';
  return found > 1 ? `${what} And ${found - 1} more.` : what;
}

interface RaisedAlarm {
  kind: AlarmKind;
  message: string;
  since: Date;
}

function alarmEmail(
  { kind, message, since }: RaisedAlarm,
  { email, shop }: { email: string; shop: string },
): Mail {
  return composeEmail({ email }, `Alarm: ${ALARM_LABELS[kind]}`, [
    `An alarm was raised in your shop on ${formatLongDateTime(since)} (India): ${ALARM_LABELS[kind]}.`,
    message,
    { text: 'Open the alarm', address: `${shop}/admin/ops` },
    'We send this email once. The alarm closes automatically when the problem is fixed.',
  ]);
}
