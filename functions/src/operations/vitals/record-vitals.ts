import { COLLECTIONS } from '@kargha/domain/records/collections';
import { indianDay, indianMonth } from '@kargha/domain/india/indian-day';
import { pageKind } from '@kargha/domain/reports/page-kind';
import { monthStepsId } from '@kargha/domain/reports/shopping-steps';
import {
  gradeOf,
  plainErrorText,
  VITAL_NAMES,
  type VitalsReport,
} from '@kargha/domain/reports/vitals';

import { FieldValue, firestore } from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { stats } from '../../records/sales/stored-stats.ts';

/** Counts page views and steps per day, and groups errors by message. Stores nothing about the person. */
export async function recordVitals(report: VitalsReport, now: Date): Promise<void> {
  const page = pageKind(report.page);
  await Promise.all([
    countView(report, page, now),
    countStep(report, now),
    countError(report, page, now),
  ]);
}

async function countView(report: VitalsReport, page: string, now: Date): Promise<void> {
  const measured = VITAL_NAMES.flatMap((vital) => {
    const value = report[vital];
    return value === undefined
      ? []
      : [[vital, { [gradeOf(vital, value)]: FieldValue.increment(1) }] as const];
  });
  if (measured.length === 0) return;
  const day = indianDay(now);
  await stats()
    .doc(`vitals-${day}`)
    .set(
      {
        kind: 'vitals',
        day,
        visits: FieldValue.increment(1),
        pages: { [page]: Object.fromEntries(measured) },
      },
      { merge: true },
    );
}

async function countStep({ step }: VitalsReport, now: Date): Promise<void> {
  if (step === undefined) return;
  const month = indianMonth(now);
  const days = { [indianDay(now)]: { [step]: FieldValue.increment(1) } };
  await stats().doc(monthStepsId(month)).set({ kind: 'month-steps', month, days }, { merge: true });
}

async function countError({ error }: VitalsReport, page: string, now: Date): Promise<void> {
  if (error === undefined) return;
  const message = plainErrorText(error.message);
  const source = plainErrorText(error.source);
  await firestore()
    .collection(COLLECTIONS.clientErrors)
    .doc(hashOf(`${message}\n${source}`).slice(0, 32))
    .set({ message, source, page, lastSeen: now, count: FieldValue.increment(1) }, { merge: true });
}
