import {
  NANOS_PER_SECOND,
  dayOfWeek,
  dayOfYear,
  nanosOfSecond,
  startOfDay,
  timeOfDay,
  toDate,
  toMillis,
} from '../../values/calendar.ts';
import { operation, operationTable } from './operation.ts';

/** All in UTC. */
export const TIMESTAMP_METHODS = operationTable({
  year: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCFullYear())),
  month: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCMonth() + 1)),
  day: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCDate())),
  hours: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCHours())),
  minutes: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCMinutes())),
  seconds: operation(['timestamp'], (time) => BigInt(toDate(time).getUTCSeconds())),
  nanos: operation(['timestamp'], nanosOfSecond),
  dayOfWeek: operation(['timestamp'], dayOfWeek),
  dayOfYear: operation(['timestamp'], dayOfYear),
  date: operation(['timestamp'], startOfDay),
  time: operation(['timestamp'], timeOfDay),
  toMillis: operation(['timestamp'], toMillis),
});

export const DURATION_METHODS = operationTable({
  seconds: operation(['duration'], ({ nanos }) => nanos / NANOS_PER_SECOND),
  nanos: operation(['duration'], ({ nanos }) => nanos % NANOS_PER_SECOND),
});
