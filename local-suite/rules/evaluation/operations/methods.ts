import { EvaluationError } from '../../values/evaluation-error.ts';
import { isUnknown, typeNameOf, type RuleValue } from '../../values/rule-value.ts';
import { LIST_METHODS, SET_METHODS } from './collection-methods.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './map-methods.ts';
import type { OperationTable } from './operation.ts';
import { BYTES_METHODS, LATLNG_METHODS, PATH_METHODS } from './other-methods.ts';
import { STRING_METHODS } from './string-methods.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time-methods.ts';

export const METHODS: ReadonlyMap<string, OperationTable> = new Map([
  ['bytes', BYTES_METHODS],
  ['duration', DURATION_METHODS],
  ['latlng', LATLNG_METHODS],
  ['list', LIST_METHODS],
  ['map', MAP_METHODS],
  ['map_diff', MAP_DIFF_METHODS],
  ['path', PATH_METHODS],
  ['set', SET_METHODS],
  ['string', STRING_METHODS],
  ['timestamp', TIMESTAMP_METHODS],
]);

/** `target.name(args)`. Throws EvaluationError if the value has no such method. */
export function callMethod(target: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (target === null) throw new EvaluationError('Null value error.');
  if (isUnknown(target)) return target.call(name, args);
  const type = typeNameOf(target);
  const method = METHODS.get(type)?.get(name);
  if (!method) throw new EvaluationError(`Function not found error: Name: [${name}].`);
  return method.run(`${type}.${name}`, [target, ...args]);
}
