import type { Express, RequestHandler, Router } from 'express';

import { HttpError, notFound } from './errors.ts';

export function refuseOtherMethods(...methods: string[]): RequestHandler {
  const allowed = methods.join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    throw new HttpError(405, 'method_not_allowed', `${request.method} is not allowed here.`);
  };
}

export function answerNotFound(app: Express | Router): void {
  app.use(() => {
    throw notFound('Not found.');
  });
}
