import type { Request, RequestHandler } from 'express';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError } from './errors.ts';
import { rawBody } from './json-body.ts';

export function limitFile(megabytes: number): RequestHandler {
  return (request, _response, next) => {
    if (fileBody(request).length > megabytes * 1024 * 1024) {
      throw new HttpError(413, 'too_large', requestMessages.file_too_large({ megabytes }));
    }
    next();
  };
}

export function fileBody(request: Request): Buffer {
  return rawBody(request);
}
