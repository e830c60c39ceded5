import type { AdminRoute } from './admin-route.ts';

export function processRoutes(shutDown: () => void): AdminRoute[] {
  return [
    { method: 'GET', path: /^\/$/, answer: (exchange) => exchange.sendText(200, 'Ok\n') },
    {
      method: 'POST',
      path: /^\/shutdown$/,
      answer: (exchange) => {
        exchange.response.on('finish', shutDown);
        exchange.sendText(200, 'Shutting down...\n');
      },
    },
  ];
}
