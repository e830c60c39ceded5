import type { OpsRow } from '@kargha/domain/reports/ops-endpoints';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';

import { withDates, type DocumentSnapshot } from '../../platform/firestore.ts';
import { readEmailOrSkip } from '../../records/email-record.ts';
import { resendAction } from './resend-email.ts';

const PLAIN = { amount: null, orderId: null, act: null } as const;

export function webhookRow(snapshot: DocumentSnapshot): OpsRow {
  const paymentId = textOf(snapshot.get('paymentId'));
  const refundId = textOf(snapshot.get('refundId'));
  return {
    ...PLAIN,
    id: snapshot.id,
    title: textOf(snapshot.get('event')),
    detail: paymentId || refundId,
    state: '',
    at: timeOf(snapshot.get('receivedAt')),
    act: paymentId === '' ? null : 'replay',
  };
}

/** States of emails that were not picked up yet. */
const WAITING = ['', 'PENDING'];

/** The recipient is not shown. */
export function mailRow(snapshot: DocumentSnapshot, now: Date): OpsRow | null {
  const email = readEmailOrSkip(snapshot);
  if (!email) return null;
  const { message, queuedAt, delivery } = email;
  return {
    ...PLAIN,
    id: snapshot.id,
    title: message.subject,
    detail: delivery.error,
    state: WAITING.includes(delivery.state) ? 'waiting' : delivery.state.toLowerCase(),
    act: resendAction(email, now),
    at: queuedAt,
  };
}

export function errorRow(snapshot: DocumentSnapshot): OpsRow {
  const count = Number(snapshot.get('count') ?? 0);
  return {
    ...PLAIN,
    id: snapshot.id,
    title: textOf(snapshot.get('message')),
    detail: `${textOf(snapshot.get('page'))} ${textOf(snapshot.get('source'))}`.trim(),
    state: count === 1 ? 'once' : `${count} times`,
    at: timeOf(snapshot.get('lastSeen')),
  };
}

/** Web vitals of one day, from visitors with analytics consent. */
export function vitalsRow(snapshot: DocumentSnapshot): OpsRow {
  const pages = Object.values(recordOf(snapshot.get('pages'))).map(recordOf);
  const metrics = ['lcp', 'inp', 'cls'].map((metric) => {
    const perPage = pages.map((page) => recordOf(page[metric]));
    const sum = (grade: string) =>
      perPage.reduce((total, grades) => total + Number(grades[grade] ?? 0), 0);
    const all = sum('good') + sum('fair') + sum('poor');
    return all === 0
      ? ''
      : `${metric.toUpperCase()} ${Math.round((100 * sum('good')) / all)}% good`;
  });
  return {
    ...PLAIN,
    id: snapshot.id,
    title: textOf(snapshot.get('day')),
    detail: metrics.filter((part) => part !== '').join(', '),
    state: `${Number(snapshot.get('visits') ?? 0)} page views`,
    at: null,
  };
}

function timeOf(value: unknown): Date | null {
  const time = withDates(value);
  return time instanceof Date ? time : null;
}
