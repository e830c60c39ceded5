import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { type InferType, type Schema, isSchema, ValidationError } from 'yup';

import { visibleText } from '@kargha/domain/records/visible-text';
import { MAX_FORM_VALUES } from '@kargha/domain/api/body-limits';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError, invalid } from './errors.ts';

const MOST = '32mb';

/** Parses bodies like Cloud Functions, keeping the raw bytes. Does nothing when the platform has parsed the body. */
export function parseBodies(app: Express): void {
  app.use(express.json({ limit: MOST, verify: keepRawBody }));
  app.use(express.raw({ limit: MOST, type: () => true, verify: keepRawBody }));
}

function keepRawBody(request: IncomingMessage, _response: ServerResponse, raw: Buffer): void {
  Object.assign(request, { rawBody: raw });
}

/** Keys of Object.prototype; a body with them is an attack. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const DEEPEST = 20;

export function rawBody(request: Request): Buffer {
  const raw = (request as Request & { rawBody?: unknown }).rawBody;
  return Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
}

export function limitJson(bytes: number): RequestHandler {
  return (request, _response, next) => {
    const raw = rawBody(request);
    if (raw.length > bytes) throw new HttpError(413, 'too_large', requestMessages.too_large());
    if (raw.length > 0 && !request.is('application/json')) {
      throw new HttpError(415, 'not_json', requestMessages.not_json());
    }
    next();
  };
}

/**
 * The JSON body, without invisible characters in its texts. Throws for other values, for keys that reach into
 * prototypes, and for more than `mostValues` values, because each value has to be checked.
 */
export function jsonObject(request: Request, mostValues = MAX_FORM_VALUES): object {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid(requestMessages.not_a_json_object());
  }
  cleanValue(body, { depth: 0, left: { values: mostValues } });
  return body;
}

/** Throws with every invalid field. */
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

type Nested = Schema & { innerType?: Schema; fields?: Readonly<Record<string, unknown>> };

/**
 * Refuses lists that are too long before their elements are checked: yup checks each element even then, which
 * takes seconds for thousands. Throws the schema's own message.
 */
function refuseLongLists(schema: Nested, value: unknown, path = ''): void {
  if (Array.isArray(value)) refuseLongList(schema, value, path);
  else if (typeof value === 'object' && value !== null) refuseInFields(schema, value, path);
}

function refuseLongList(schema: Nested, list: readonly unknown[], path: string): void {
  const limit = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS;
  const max = limit?.params?.max;
  if (typeof max === 'number' && list.length > max) {
    throw new ValidationError(
      ValidationError.formatError(limit?.message, { path, max }) as string,
      list,
      path,
    );
  }
  const { innerType } = schema;
  if (innerType) list.forEach((item, at) => refuseLongLists(innerType, item, `${path}[${at}]`));
}

function refuseInFields({ fields = {} }: Nested, value: object, path: string): void {
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name];
    if (isSchema(field)) refuseLongLists(field as Nested, inner, path ? `${path}.${name}` : name);
  }
}

/** yup throws a TypeError when it trims a list or an object in place of a text. */
export async function catchTypeErrors<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError) throw invalid(requestMessages.value_of_wrong_type());
    throw error;
  }
}

/** Depth and the number of values still allowed. */
interface Walk {
  depth: number;
  left: { values: number };
}

/** Counts the values of a body and cleans its texts in place. */
function cleanValue(value: unknown, { depth, left: remaining }: Walk): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw invalid(requestMessages.nested_too_deeply());
  countValues(value, remaining);
  for (const [key, inner] of Object.entries(value)) {
    if (INHERITED.has(key)) throw invalid(requestMessages.field_name_not_allowed({ name: key }));
    clean(value, key, inner);
    cleanValue(inner, { depth: depth + 1, left: remaining });
  }
}

/** Counts before iterating: there may be millions of values. */
function countValues(value: object, remaining: Walk['left']): void {
  remaining.values -= Array.isArray(value) ? value.length : Object.keys(value).length;
  if (remaining.values < 0) throw invalid(requestMessages.too_many_values());
}

function clean(holder: object, key: string, inner: unknown): void {
  if (typeof inner === 'string') Object.assign(holder, { [key]: visibleText(inner) });
}

/** Mail programs may send their one-click as multipart (RFC 8058). Its fields are not read. */
export function limitForm(bytes: number): RequestHandler {
  return (request, _response, next) => {
    if (rawBody(request).length > bytes) {
      throw new HttpError(413, 'too_large', requestMessages.too_large());
    }
    if (!request.is(['application/x-www-form-urlencoded', 'multipart/form-data'])) {
      throw new HttpError(415, 'not_a_form', requestMessages.not_a_form());
    }
    next();
  };
}

export function formFields(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(rawBody(request).toString('utf8')));
}

export function limitFile(megabytes: number): RequestHandler {
  return (request, _response, next) => {
    if (rawBody(request).length > megabytes * 1024 * 1024) {
      throw new HttpError(413, 'too_large', requestMessages.file_too_large({ megabytes }));
    }
    next();
  };
}
