import { createHash } from 'node:crypto';

import {
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  dateOf,
  durationOf,
  durationOfUnits,
  timestampAt,
} from '../../values/calendar.ts';
import { EvaluationError } from '../../values/evaluation-error.ts';
import { bytes, type BytesValue } from '../../values/rule-value.ts';
import { crc32, crc32c } from './checksums.ts';
import { toInt, wrappedInt } from './integers.ts';
import { operation, operationTable, type OperationTable } from './operation.ts';

const MATH = operationTable({
  abs: operation(['number'], (value) =>
    typeof value === 'bigint' ? wrappedInt(value < 0n ? -value : value) : Math.abs(value),
  ),
  ceil: operation(['number'], (value) => Math.ceil(Number(value))),
  floor: operation(['number'], (value) => Math.floor(Number(value))),
  round: operation(['number'], (value) =>
    typeof value === 'bigint' ? value : toInt(Math.round(value)),
  ),
  isInfinite: operation(['number'], (value) => Math.abs(Number(value)) === Infinity),
  isNaN: operation(['number'], (value) => Number.isNaN(value)),
  pow: operation(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  sqrt: operation(['number'], (value) => Math.sqrt(Number(value))),
});

const TIMESTAMP = operationTable({
  date: operation(['int', 'int', 'int'], dateOf),
  value: operation(['int'], (millis) => timestampAt(millis * NANOS_PER_MILLI)),
});

const DURATION = operationTable({
  abs: operation(['duration'], ({ nanos }) => durationOf(nanos < 0n ? -nanos : nanos)),
  time: operation(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    durationOf(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos),
  ),
  value: operation(['int', 'string'], durationOfUnits),
});

const LATLNG = operationTable({
  value: operation(['number', 'number'], (north, east) => {
    const latitude = Number(north);
    const longitude = Number(east);
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw new EvaluationError(
        'Latitude should be in [-90,90] range and longitude should be in [-180,180] range.',
      );
    }
    return { type: 'latlng', latitude, longitude };
  }),
});

const HASHING = operationTable({
  crc32: operation(['text'], (text) => bytes(crc32(dataOf(text)))),
  crc32c: operation(['text'], (text) => bytes(crc32c(dataOf(text)))),
  md5: operation(['text'], (text) => bytes(createHash('md5').update(dataOf(text)).digest())),
  sha256: operation(['text'], (text) => bytes(createHash('sha256').update(dataOf(text)).digest())),
});

function dataOf(text: string | BytesValue): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : text.data;
}

/** Functions that are called with a namespace, such as `math.abs(x)`. */
export const NAMESPACES: ReadonlyMap<string, OperationTable> = new Map([
  ['math', MATH],
  ['timestamp', TIMESTAMP],
  ['duration', DURATION],
  ['latlng', LATLNG],
  ['hashing', HASHING],
]);
