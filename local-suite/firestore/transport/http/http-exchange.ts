import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { RpcError } from '../../rpc-error.ts';

/** Same as the gRPC limit. */
const MAX_BODY_BYTES = 100 * 1024 * 1024;

/** Smaller responses do not benefit from compression. */
const MIN_GZIP_BYTES = 1024;

export class HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** Not decoded, because ids may contain percent signs and dots. */
  readonly path: string;
  readonly query: URLSearchParams;

  constructor(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? '/';
    const end = target.includes('?') ? target.indexOf('?') : target.length;
    this.request = request;
    this.response = response;
    this.method = request.method ?? 'GET';
    this.path = target.slice(0, end);
    this.query = new URLSearchParams(target.slice(end + 1));
  }

  /** Rejects with RESOURCE_EXHAUSTED if the body is too large. */
  async body(): Promise<string> {
    const chunks: Buffer[] = [];
    let size = 0;
    assertBodySize(Number(this.request.headers['content-length'] ?? 0));
    for await (const chunk of this.request as AsyncIterable<Buffer>) {
      size += chunk.length;
      assertBodySize(size);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  /** Parses JSON whatever the content type; an empty body is undefined. */
  async json(): Promise<unknown> {
    const text = await this.body();
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new RpcError('INVALID_ARGUMENT', 'The body is not valid JSON.');
    }
  }

  sendJson(status: number, value: unknown): void {
    this.send(status, 'application/json; charset=utf-8', JSON.stringify(value));
  }

  sendText(status: number, text: string): void {
    this.send(status, 'text/plain; charset=utf-8', text);
  }

  send(status: number, contentType: string, body: string): void {
    const isGzipped = body.length >= MIN_GZIP_BYTES && this.#acceptsGzip();
    const bytes = isGzipped ? gzipSync(body, { level: 1 }) : Buffer.from(body);
    this.response.writeHead(status, {
      'Content-Type': contentType,
      'Content-Length': bytes.length,
      ...(isGzipped && { 'Content-Encoding': 'gzip' }),
      'X-Content-Type-Options': 'nosniff',
    });
    this.response.end(bytes);
  }

  /** Production compresses responses for clients that accept it. */
  #acceptsGzip(): boolean {
    return /\bgzip\b/.test(this.request.headers['accept-encoding']?.toString() ?? '');
  }
}

function assertBodySize(size: number): void {
  if (size <= MAX_BODY_BYTES) return;
  throw new RpcError('RESOURCE_EXHAUSTED', 'The request is larger than 100 MiB.');
}

/** Returns undefined if the request is not for this handler. */
export type HttpHandler = (exchange: HttpExchange) => Promise<void> | undefined;
