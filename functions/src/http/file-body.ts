import type { Request, RequestHandler } from 'express';

import { HttpError } from './errors.ts';
import { rawBody } from './json-body.ts';

/** Refuses a file that is larger than this. The file is the whole body of its request. */
export function limitFile(megabytes: number): RequestHandler {
  return (request, _response, next) => {
    if (fileBody(request).length > megabytes * 1024 * 1024) {
      throw new HttpError(413, 'too_large', `A file can have at most ${megabytes} MB.`);
    }
    next();
  };
}

/** The bytes of the file that a request carries. */
export function fileBody(request: Request): Buffer {
  return rawBody(request);
}
