import type { Request, RequestHandler } from 'express';
import type { InferType, Schema } from 'yup';

import { HttpError, invalid } from './errors.ts';

/** Keys that every object inherits; a body that has them is an attack, not a mistake. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const DEEPEST = 20;

/** The raw bytes of the request, as the platform (or express.json in a test) has kept them. */
export function rawBody(request: Request): Buffer {
  const raw = (request as Request & { rawBody?: unknown }).rawBody;
  return Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
}

/** Refuses bodies that are larger than this, or that are not JSON. */
export function jsonUpTo(bytes: number): RequestHandler {
  return (request, _response, next) => {
    const raw = rawBody(request);
    if (raw.length > bytes) throw new HttpError(413, 'too_large', 'The request is too large.');
    if (raw.length > 0 && !request.is('application/json')) {
      throw new HttpError(415, 'not_json', 'The request must be application/json.');
    }
    next();
  };
}

/** The JSON object of a request. Throws when it is none, or when it could reach into prototypes. */
export function jsonObject(request: Request): object {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('The request must be a JSON object.');
  }
  refuseInheritedKeys(body, 0);
  return body;
}

/** The body as the schema describes it; throws with every field that is wrong. */
export async function readBody<Body extends Schema>(
  request: Request,
  schema: Body,
): Promise<InferType<Body>> {
  return readFields(jsonObject(request), schema);
}

/** The fields as the schema describes them; throws with every one that is wrong. */
export function readFields<Body extends Schema>(
  fields: object,
  schema: Body,
  options: { stripUnknown?: boolean } = {},
): Promise<InferType<Body>> {
  return reading(() => schema.validate(fields, { ...options, abortEarly: false }));
}

/** Reads what was sent: yup trims lists and objects too, where a text belongs, and breaks off. */
export async function reading<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError) throw invalid('A field has a value of the wrong kind.');
    throw error;
  }
}

function refuseInheritedKeys(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw invalid('The request is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (INHERITED.has(key)) throw invalid(`${key} is not a field.`);
    refuseInheritedKeys(inner, depth + 1);
  }
}
