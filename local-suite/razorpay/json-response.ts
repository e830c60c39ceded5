import type { ServerResponse } from 'node:http';

export interface JsonResponse {
  status: number;
  body: object;
  /** Called once the response has been sent. */
  settle?: (() => void) | undefined;
}

export function sendJson(response: ServerResponse, { status, body }: JsonResponse): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
