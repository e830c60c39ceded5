import { addDays, indianDay, startOfIndianDay } from '../india/indian-day.ts';
import { HOUR_MS } from '../records/time-spans.ts';

/** Whole days in India. `days` are chosen ones. */
export const EXPORT_PERIODS = [
  'all',
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'days',
] as const;
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];

export const EXPORT_PERIOD_LABELS: Record<ExportPeriod, string> = {
  all: 'All time',
  today: 'Today',
  yesterday: 'Yesterday',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  this_month: 'This month',
  last_month: 'Last month',
  days: 'Chosen days',
};

/** First and last day, such as '2026-11-21'; '' for no limit. */
export interface DayRange {
  from: string;
  to: string;
}

const ENDLESS: DayRange = { from: '', to: '' };

/** The days of a period. Those that end before today are complete. */
export function daysOf(period: ExportPeriod, chosen: DayRange, now: Date): DayRange {
  const today = indianDay(now);
  const yesterday = addDays(today, -1);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfLastMonth = addDays(firstOfMonth, -1);
  const ranges: Record<ExportPeriod, DayRange> = {
    all: ENDLESS,
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    last_7_days: { from: addDays(today, -7), to: yesterday },
    last_30_days: { from: addDays(today, -30), to: yesterday },
    this_month: { from: firstOfMonth, to: today },
    last_month: { from: `${lastOfLastMonth.slice(0, 7)}-01`, to: lastOfLastMonth },
    days: chosen,
  };
  return ranges[period];
}

export const EXPORT_SCHEDULES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type ExportSchedule = (typeof EXPORT_SCHEDULES)[number];

export const EXPORT_SCHEDULE_LABELS: Record<ExportSchedule, string> = {
  none: 'Never',
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first of every month',
};

/** In India */
const HOUR_OF_DAY = 6;
const MONDAY = 1;

/** The next run after a moment, at six in the morning in India; null without a schedule. */
export function nextRun(schedule: ExportSchedule, after: Date): Date | null {
  if (schedule === 'none') return null;
  let day = indianDay(after);
  while (runOn(day) <= after || !isDayOf(schedule, day)) day = addDays(day, 1);
  return runOn(day);
}

function runOn(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + HOUR_OF_DAY * HOUR_MS);
}

function isDayOf(schedule: ExportSchedule, day: string): boolean {
  if (schedule === 'monthly') return day.endsWith('-01');
  return schedule !== 'weekly' || new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
}
