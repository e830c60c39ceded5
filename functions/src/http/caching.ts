import type { RequestHandler } from 'express';

const A_MINUTE = 'public, max-age=0, s-maxage=60';

/** Every answer is for its caller alone, errors included; the CDN would keep even a 404. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.set('X-Content-Type-Options', 'nosniff');
  next();
};

/** What anybody may read may lie in the CDN for a minute, unless the caller has a name. */
export const cacheForGuests: RequestHandler = (request, response, next) => {
  response.vary('Authorization');
  if (!request.get('authorization')) response.set('Cache-Control', A_MINUTE);
  next();
};
