import type { RequestHandler } from 'express';

import { HttpError } from './errors.ts';

export interface AppCheckKeeper {
  isEnforced: () => boolean;
  isToken: (token: string) => Promise<boolean>;
}

/**
 * Those who cannot have a token: the payment service, the form that its window sends, a page that is closing, and the
 * page of a link in an email, which has no script.
 */
const EXEMPT_PATHS = new Set([
  '/razorpay/webhook',
  '/razorpay/callback',
  '/vitals',
  '/newsletter/confirm',
]);

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where it is enforced, lets only the shop's own pages change something (header X-Firebase-AppCheck). Reading stays
 * open: the CDN answers it, and links in letters have no header. Throws 401 app_check.
 */
export function requireAppCheck({ isEnforced, isToken }: AppCheckKeeper): RequestHandler {
  return async (request, _response, next) => {
    const isOpen = READ_METHODS.has(request.method) || EXEMPT_PATHS.has(request.path);
    if (isOpen || !isEnforced() || (await isToken(request.get('x-firebase-appcheck') ?? ''))) {
      next();
      return;
    }
    throw new HttpError(401, 'app_check', 'Please reload the page and try again.');
  };
}
