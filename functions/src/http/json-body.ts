import type { Request, RequestHandler } from 'express';
import type { InferType, Schema } from 'yup';

import { visibleText } from '@kargha/domain/records/visible-text';

import { MAX_FORM_VALUES } from './body-limits.ts';
import { HttpError, invalid } from './errors.ts';
import { refuseLongLists } from './long-lists.ts';

/** Keys that every object inherits; a body that has them is an attack, not a mistake. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const DEEPEST = 20;

/** The raw bytes of the request, as the platform (or express.json in a test) has kept them. */
export function rawBody(request: Request): Buffer {
  const raw = (request as Request & { rawBody?: unknown }).rawBody;
  return Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
}

/** Refuses bodies that are larger than this, or that are not JSON. */
export function limitJson(bytes: number): RequestHandler {
  return (request, _response, next) => {
    const raw = rawBody(request);
    if (raw.length > bytes) throw new HttpError(413, 'too_large', 'The request is too large.');
    if (raw.length > 0 && !request.is('application/json')) {
      throw new HttpError(415, 'not_json', 'The request must be application/json.');
    }
    next();
  };
}

/**
 * The JSON object of a request, its texts without what cannot be seen. Throws when it is none, when it could reach into
 * prototypes, or when it holds more than `mostValues`: a few bytes are enough for a value, and each of them is checked.
 */
export function jsonObject(request: Request, mostValues = MAX_FORM_VALUES): object {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('The request must be a JSON object.');
  }
  cleanValue(body, { depth: 0, left: { values: mostValues } });
  return body;
}

/** The body as the schema describes it; throws with every field that is wrong. */
export async function readBody<Body extends Schema>(
  request: Request,
  schema: Body,
  mostValues?: number,
): Promise<InferType<Body>> {
  return readFields(jsonObject(request, mostValues), schema);
}

/** The fields as the schema describes them; throws with every one that is wrong. */
export function readFields<Body extends Schema>(
  fields: object,
  schema: Body,
  options: { stripUnknown?: boolean } = {},
): Promise<InferType<Body>> {
  return catchTypeErrors(async () => {
    refuseLongLists(schema, fields);
    return schema.validate(fields, { ...options, abortEarly: false });
  });
}

/** Reads what was sent: yup trims lists and objects too, where a text belongs, and breaks off. */
export async function catchTypeErrors<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError) throw invalid('A field has a value of the wrong type.');
    throw error;
  }
}

/** Where a walk through a body is: how deep, and how many values there may still be, wherever they stand. */
interface Walk {
  depth: number;
  left: { values: number };
}

/** Goes through a body, counts its values, and cleans its texts in place. */
function cleanValue(value: unknown, { depth, left: remaining }: Walk): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw invalid('The request is nested too deeply.');
  countValues(value, remaining);
  for (const [key, inner] of Object.entries(value)) {
    if (INHERITED.has(key)) throw invalid(`${key} is not an allowed field name.`);
    clean(value, key, inner);
    cleanValue(inner, { depth: depth + 1, left: remaining });
  }
}

/** Counts a list or an object as a whole, before it is gone through: it may have millions of values. */
function countValues(value: object, remaining: Walk['left']): void {
  remaining.values -= Array.isArray(value) ? value.length : Object.keys(value).length;
  if (remaining.values < 0) throw invalid('The request has too many values.');
}

function clean(holder: object, key: string, inner: unknown): void {
  if (typeof inner === 'string') Object.assign(holder, { [key]: visibleText(inner) });
}
