import type { RequestHandler } from 'express';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { notFound } from './errors.ts';

/** Firestore reserves `__…__`, and dots change the path. */
const RESERVED = /^(?:__.*__|\.{1,2})$/s;

/**
 * 404 for paths with segments that cannot be document names, before Firestore is asked. Throws URIError for paths
 * that cannot be decoded.
 */
export const refuseInvalidPaths: RequestHandler = (request, _response, next) => {
  const names = request.path.split('/').map(decodeURIComponent);
  if (names.some(isNoName)) throw notFound(requestMessages.not_found());
  next();
};

function isNoName(name: string): boolean {
  return RESERVED.test(name) || name.includes('/') || name.includes('\u0000');
}
