import protobuf from 'protobufjs';

import { RpcError } from '../../rpc-error.ts';

/** Parameters of every Google API that are not part of the request message. */
const SYSTEM_PARAMETERS = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
]);

type Json = Record<string, unknown>;

/**
 * Converts query parameters such as mask.fieldPaths=a&pageSize=2 to ProtoJSON. Throws INVALID_ARGUMENT for unknown
 * fields.
 */
export function queryToJson(type: protobuf.Type, query: URLSearchParams): Json {
  const message: Json = {};
  for (const [parameter, text] of query) {
    if (!SYSTEM_PARAMETERS.has(parameter) && !parameter.startsWith('$')) {
      put(message, type, { parameter, steps: parameter.split('.'), text });
    }
  }
  return message;
}

interface Assignment {
  parameter: string;
  steps: string[];
  text: string;
}

function put(message: Json, type: protobuf.Type, assignment: Assignment): void {
  const [step = '', ...rest] = assignment.steps;
  const name = protobuf.util.camelCase(step);
  const field = fieldOf(type, name);
  if (!field) throw unknownParameter(assignment.parameter);
  if (rest.length === 0) message[name] = valueOf(field, assignment, message[name]);
  else putBelow((message[name] ??= {}), field, { ...assignment, steps: rest });
}

function putBelow(message: unknown, field: protobuf.Field, assignment: Assignment): void {
  const type = field.resolvedType;
  if (!(type instanceof protobuf.Type) || field.map || typeof message !== 'object') {
    throw unknownParameter(assignment.parameter);
  }
  put(message as Json, type, assignment);
}

function fieldOf(type: protobuf.Type, name: string): protobuf.Field | undefined {
  return Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
}

/** Repeated parameters form a repeated field. */
function valueOf(field: protobuf.Field, assignment: Assignment, before: unknown): unknown {
  const value = field.type === 'bool' ? booleanOf(assignment) : assignment.text;
  return field.repeated ? [...((before ?? []) as unknown[]), value] : value;
}

function booleanOf({ parameter, text }: Assignment): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new RpcError('INVALID_ARGUMENT', `The parameter ${parameter} must be true or false.`);
}

function unknownParameter(parameter: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', `Unknown parameter "${parameter}".`);
}
