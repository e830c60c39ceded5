import type { Express, RequestHandler, Router } from 'express';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError, notFound } from './errors.ts';

export function refuseOtherMethods(...methods: string[]): RequestHandler {
  const allowed = methods.join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    throw new HttpError(
      405,
      'method_not_allowed',
      requestMessages.method_not_allowed({ method: request.method }),
    );
  };
}

export function answerNotFound(app: Express | Router): void {
  app.use(() => {
    throw notFound(requestMessages.not_found());
  });
}
