import { startOfIndianDay } from '../india/indian-day.ts';
import { HANDICRAFTS_2022, SCHEDULES_2022 } from './india-rates-2022.ts';
import { HANDICRAFTS_2025, SCHEDULES_2025, type RateRow } from './india-rates-2025.ts';
import type { TaxRate } from './tax-table.ts';

const JULY_2022 = startOfIndianDay('2022-07-18');
const SEPTEMBER_2025 = startOfIndianDay('2025-09-22');

interface Notified {
  schedules: readonly RateRow[];
  handicrafts: readonly RateRow[];
  /** named in the note of each rate */
  notifications: { schedules: string; handicrafts: string };
  from: Date;
  to: Date | null;
}

const NOTIFIED: readonly Notified[] = [
  {
    schedules: SCHEDULES_2022,
    handicrafts: HANDICRAFTS_2022,
    notifications: { schedules: '1/2017-CT(R)', handicrafts: '21/2018-CT(R)' },
    from: JULY_2022,
    to: SEPTEMBER_2025,
  },
  {
    schedules: SCHEDULES_2025,
    handicrafts: HANDICRAFTS_2025,
    notifications: { schedules: '9/2025-CT(R)', handicrafts: '21/2018-CT(R), as of 13/2025' },
    from: SEPTEMBER_2025,
    to: null,
  },
];

export interface IndiaRatesChoice {
  /** the shop's goods are handicraft goods of Notification 21/2018: made mainly by hand, with ornament */
  handicrafts: boolean;
  /** leaves out what ended before */
  since: Date;
}

/** The GST rates of the goods that a handloom and handicraft shop sells. All other goods are taxed at 18%. */
export function indiaRates({ handicrafts, since }: IndiaRatesChoice): TaxRate[] {
  return NOTIFIED.filter(({ to }) => to === null || since < to).flatMap((notified) =>
    ratesOf(notified, handicrafts),
  );
}

/** An exemption for handicrafts replaces the schedule's rates for the same goods. */
function ratesOf(notified: Notified, handicrafts: boolean): TaxRate[] {
  const { schedules, notifications } = notified;
  const exempted = handicrafts ? notified.handicrafts : [];
  const replaced = new Set(exempted.map(([hsnPrefix]) => hsnPrefix));
  const others = schedules.filter(([hsnPrefix]) => !replaced.has(hsnPrefix));
  return [
    ...others.map((row) => rateOf(row, notifications.schedules, notified)),
    ...exempted.map((row) => rateOf(row, notifications.handicrafts, notified)),
  ];
}

function rateOf(
  [hsnPrefix, maxUnitRupees, percent, entry, goods]: RateRow,
  notification: string,
  { from, to }: Pick<Notified, 'from' | 'to'>,
): TaxRate {
  const source = /^\d+\/\d{4},/.test(entry) ? entry : `${notification}, ${entry}`;
  return { hsnPrefix, maxUnitRupees, percent, note: `${goods} (${source})`, from, to };
}
