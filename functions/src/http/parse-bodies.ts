import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

const MOST = '32mb';

/** Parses bodies like Cloud Functions, keeping the raw bytes. Does nothing when the platform has parsed the body. */
export function parseBodies(app: Express): void {
  app.use(express.json({ limit: MOST, verify: keepRawBody }));
  app.use(express.raw({ limit: MOST, type: () => true, verify: keepRawBody }));
}

function keepRawBody(request: IncomingMessage, _response: ServerResponse, raw: Buffer): void {
  Object.assign(request, { rawBody: raw });
}
