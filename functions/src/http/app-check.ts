import type { RequestHandler } from 'express';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError } from './errors.ts';

export interface AppCheckKeeper {
  isEnforced: () => boolean;
  isToken: (token: string) => Promise<boolean>;
}

/**
 * Requests without a token: gateway webhooks, its callback form, pages that are closing, and the page of an email
 * link, which has no script.
 */
const EXEMPT_PATHS = new Set([
  '/razorpay/webhook',
  '/razorpay/callback',
  '/couriers/webhook',
  '/vitals',
  '/newsletter/confirm',
]);

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * When App Check is enforced, only the shop's own pages may change data (header X-Firebase-AppCheck). Reads stay
 * open: the CDN serves them, and links in emails have no header. Throws 401 app_check.
 */
export function requireAppCheck({ isEnforced, isToken }: AppCheckKeeper): RequestHandler {
  return async (request, _response, next) => {
    const isOpen = READ_METHODS.has(request.method) || EXEMPT_PATHS.has(request.path);
    if (isOpen || !isEnforced() || (await isToken(request.get('x-firebase-appcheck') ?? ''))) {
      next();
      return;
    }
    throw new HttpError(401, 'app_check', requestMessages.app_check());
  };
}
