import express from 'express';
import { expect, test } from 'vitest';

import { errorHandler } from './error-handler.ts';
import { refuseInvalidPaths } from './valid-paths.ts';

async function statusOf(path: string): Promise<number> {
  const app = express();
  app.use(refuseInvalidPaths);
  app.get('/things/:id', (_request, response) => response.json({ success: true }));
  app.use(errorHandler);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
  server.closeAllConnections();
  server.close();
  return status;
}

test.each(['__proto__', '__x__', '%5F%5Fname%5F%5F', '..%2Fusers', 'a%2Fb', 'a%00', '%E0%A4%A'])(
  'rejects %s as a document id',
  async (name) => {
    expect(await statusOf(`/things/${name}`)).toBe(404);
  },
);

test.each(['KG-7Q4MX2VT', '__x', 'x__', 'a.b', '%E0%A4%85', 'order%20one', '_'])(
  'accepts %s as a document id',
  async (name) => {
    expect(await statusOf(`/things/${name}`)).toBe(200);
  },
);
