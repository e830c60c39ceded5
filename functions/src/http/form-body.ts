import type { Request, RequestHandler } from 'express';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError } from './errors.ts';
import { rawBody } from './json-body.ts';

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
