import { EvaluationError, Unprovable } from '../../values/evaluation-error.ts';
import {
  isUnknown,
  typeNameOf,
  type BytesValue,
  type DurationValue,
  type LatLngValue,
  type ListValue,
  type MapDiff,
  type MapValue,
  type PathValue,
  type RuleValue,
  type SetValue,
  type TimestampValue,
} from '../../values/rule-value.ts';

interface Parameters {
  any: RuleValue;
  int: bigint;
  number: bigint | number;
  string: string;
  text: string | BytesValue;
  bytes: BytesValue;
  list: ListValue;
  set: SetValue;
  items: ListValue | SetValue;
  map: MapValue;
  map_diff: MapDiff;
  path: PathValue;
  timestamp: TimestampValue;
  duration: DurationValue;
  latlng: LatLngValue;
}
type ParameterName = keyof Parameters;
type Arguments<P extends readonly ParameterName[]> = { -readonly [I in keyof P]: Parameters[P[I]] };

/** Parameter types that accept several value types. */
const ACCEPTED = new Map<ParameterName, readonly string[]>([
  ['number', ['int', 'float']],
  ['text', ['string', 'bytes']],
  ['items', ['list', 'set']],
]);

/** A function of the language. For a method, the first parameter is the receiver. */
export interface Operation {
  readonly parameters: readonly string[];
  /** `name` is used in error messages. Throws EvaluationError if the arguments do not fit. */
  run(name: string, args: readonly RuleValue[]): RuleValue;
}

/** The wrapper checks the arguments, so `body` need not. */
export function operation<const P extends readonly ParameterName[]>(
  parameters: P,
  body: (...args: Arguments<P>) => RuleValue,
): Operation {
  return {
    parameters,
    run(name, args) {
      if (!areFitting(args, parameters)) throw refusal(name, parameters, args);
      const fitting: Arguments<P> = args;
      return body(...fitting);
    },
  };
}

function areFitting<P extends readonly ParameterName[]>(
  args: readonly RuleValue[],
  parameters: P,
): args is readonly RuleValue[] & Arguments<P> {
  return args.length === parameters.length && parameters.every((type, i) => fits(args[i], type));
}

function fits(value: RuleValue | undefined, parameter: ParameterName): boolean {
  if (value === undefined) return false;
  if (parameter === 'any') return true;
  const type = typeNameOf(value);
  return ACCEPTED.get(parameter)?.includes(type) ?? type === parameter;
}

function refusal(
  name: string,
  parameters: readonly ParameterName[],
  args: readonly RuleValue[],
): EvaluationError {
  if (args.some((value, i) => isUnknown(value) && parameters[i] !== 'any')) {
    return new Unprovable(`${name}() needs a value that the query leaves open`);
  }
  if (args[0] === null) return new EvaluationError('Null value error.');
  const received = args.map(typeNameOf).join(', ');
  return new EvaluationError(
    `Unsupported operation error. Received: ${name}(${received}). Expected: ${name}(${parameters.join(', ')}).`,
  );
}

export type OperationTable = ReadonlyMap<string, Operation>;

/** A Map, because names such as `constructor` must not resolve. */
export function operationTable(operations: Record<string, Operation>): OperationTable {
  return new Map(Object.entries(operations));
}
