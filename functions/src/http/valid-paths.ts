import type { RequestHandler } from 'express';

import { notFound } from './errors.ts';

/** Firestore reserves `__…__`, and dots lead elsewhere. */
const RESERVED = /^(?:__.*__|\.{1,2})$/s;

/**
 * Answers 404 to an address with a part that cannot be the name of anything, before any route asks Firestore for it.
 * Throws URIError for one that cannot be decoded.
 */
export const refuseInvalidPaths: RequestHandler = (request, _response, next) => {
  const names = request.path.split('/').map(decodeURIComponent);
  if (names.some(isNoName)) throw notFound('Not found.');
  next();
};

function isNoName(name: string): boolean {
  return RESERVED.test(name) || name.includes('/') || name.includes('\u0000');
}
