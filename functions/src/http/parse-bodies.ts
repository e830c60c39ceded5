import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

const MOST = '32mb';

/**
 * Reads bodies as Cloud Functions does before it calls us, with the raw bytes kept beside the parsed ones. Where the
 * platform has read the body already, both parsers step aside.
 */
export function parseBodies(app: Express): void {
  app.use(express.json({ limit: MOST, verify: keepRawBody }));
  app.use(express.raw({ limit: MOST, type: () => true, verify: keepRawBody }));
}

function keepRawBody(request: IncomingMessage, _response: ServerResponse, raw: Buffer): void {
  Object.assign(request, { rawBody: raw });
}
