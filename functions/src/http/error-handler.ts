import type { ErrorRequestHandler } from 'express';
import { ValidationError } from 'yup';

import { isMessage } from '@kargha/domain/messages/message';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { log } from '../platform/log.ts';
import { HttpError, invalid, invalidFields, notFound } from './errors.ts';
import { requestSummary } from './request-log.ts';

const MAX_DETAILS = 50;

/** The only place where errors become responses: { success: false, error, messages, code, details?, fieldMessages? }. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const known = explain(error);
  if (!known) log.error('A request failed.', error, requestSummary(request));
  const { status, code, sentence, details } = known ?? UNEXPECTED;
  const fieldMessages = messagesOfFields(details);
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({
      success: false,
      error: sentence,
      ...(isMessage(sentence) && sentence.refs.length > 0 && { messages: sentence.refs }),
      code,
      ...(details && { details }),
      ...(fieldMessages && { fieldMessages }),
    });
};

const UNEXPECTED = {
  status: 500,
  code: 'internal',
  sentence: requestMessages.internal(),
  details: undefined,
};

/** The key and params of each sentence in `details`; undefined without any. */
function messagesOfFields(details: HttpError['details'] = {}) {
  const fields = Object.entries(details).flatMap(([field, value]) => {
    const [ref] = isMessage(value) ? value.refs : [];
    return ref ? [[field, ref] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function explain(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof ValidationError) return fieldErrors(error);
  if (!(error instanceof Error)) return null;
  if (isNoAddress(error)) return notFound(requestMessages.not_found());
  return 'type' in error ? unreadable(error) : null;
}

function unreadable(error: Error & { type: unknown }): HttpError | null {
  if (error.type === 'entity.too.large') {
    return new HttpError(413, 'too_large', requestMessages.too_large());
  }
  return 'body' in error || error.type === 'encoding.unsupported'
    ? invalid(requestMessages.not_valid_json())
    : null;
}

/** A path that cannot be decoded, or with an invalid document name: 404. */
function isNoAddress(error: Error): boolean {
  return error instanceof URIError || NO_DOCUMENT.test(error.message);
}

const NO_DOCUMENT = /Resource id ".*" is invalid|argument "documentPath"|plain document ID/s;

/** The first message for each invalid field, for a limited number of fields. */
function fieldErrors(error: ValidationError): HttpError {
  const problems = error.inner.length > 0 ? error.inner : [error];
  const details = new Map<string, Sentence>();
  for (const problem of problems) {
    if (details.size === MAX_DETAILS) break;
    const path = problem.path ?? '';
    if (!details.has(path)) details.set(path, problem.message);
  }
  return invalidFields(Object.fromEntries(details));
}
