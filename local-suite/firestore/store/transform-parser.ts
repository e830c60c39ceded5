import type { FieldTransform, Value } from '../messages.ts';
import { checkWritablePath } from '../model/field-name.ts';
import { parseFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { normalizeElements, normalizeValue } from '../model/normalize-value.ts';
import { isNumber } from '../model/value-kind.ts';
import type { ValueOf } from '../model/value-kind.ts';
import { RpcError } from '../rpc-error.ts';

export type NumericValue = ValueOf<'integerValue'> | ValueOf<'doubleValue'>;

export type Transform = { path: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: NumericValue }
  | { kind: 'append' | 'remove'; elements: Value[] }
);

/** Source: Firestore quotas, "field transformations on a single document". */
const MAX_TRANSFORMS = 500;

/** Throws INVALID_ARGUMENT for transforms that Firestore rejects. */
export function parseTransforms(transforms: FieldTransform[] | undefined): Transform[] {
  const given = transforms ?? [];
  if (given.length <= MAX_TRANSFORMS) return given.map(parseTransform);
  throw invalid(
    `${given.length} transforms on one document; at most ${MAX_TRANSFORMS} are allowed.`,
  );
}

function parseTransform(transform: FieldTransform): Transform {
  const path = parseFieldPath(transform.fieldPath);
  checkWritablePath(path);
  const parsed = requestTime(transform) ?? arithmetic(transform) ?? arrayChange(transform);
  if (parsed) return { path, ...parsed };
  throw invalid(`The transform of ${transform.fieldPath} has no operation.`);
}

function requestTime({ setToServerValue }: FieldTransform) {
  return setToServerValue === 'REQUEST_TIME' ? ({ kind: 'requestTime' } as const) : undefined;
}

function arithmetic(transform: FieldTransform) {
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const given = transform[kind];
    if (!given) continue;
    const operand = normalizeValue(given, transform.fieldPath);
    if (isNumber(operand)) return { kind, operand };
    throw invalid(`The operand of ${kind} on ${transform.fieldPath} must be a number.`);
  }
  return undefined;
}

function arrayChange(transform: FieldTransform) {
  const { appendMissingElements: append, removeAllFromArray: remove, fieldPath } = transform;
  if (append)
    return { kind: 'append', elements: normalizeElements(append.values, fieldPath) } as const;
  if (remove)
    return { kind: 'remove', elements: normalizeElements(remove.values, fieldPath) } as const;
  return undefined;
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
