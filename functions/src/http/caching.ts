import type { RequestHandler } from 'express';

const A_MINUTE = 'public, max-age=0, s-maxage=60';

/** Responses are private by default, errors included: the CDN would cache even a 404. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.set('X-Content-Type-Options', 'nosniff');
  next();
};

/** Public responses may be cached by the CDN for one minute, unless the caller is signed in. */
export const cacheForGuests: RequestHandler = (request, response, next) => {
  response.vary('Authorization');
  if (!request.get('authorization')) response.set('Cache-Control', A_MINUTE);
  next();
};
