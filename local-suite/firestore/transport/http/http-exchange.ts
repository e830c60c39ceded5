import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { RpcError } from '../../rpc-error.ts';

/** As much as the gRPC side takes. */
const MAX_BODY_BYTES = 100 * 1024 * 1024;

/** Smaller answers gain nothing by being packed. */
const MIN_GZIP_BYTES = 1024;

/** One HTTP request and its answer. */
export class HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** As sent: percent-encoding and dots are left for the reader, because ids may hold both. */
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

  /** The whole body as text. Rejects with RESOURCE_EXHAUSTED when it is too large. */
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

  /** The body as JSON, whatever its content type says; an empty one is undefined. */
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

  /** As in production, a page of documents travels packed to whoever can unpack it. */
  #acceptsGzip(): boolean {
    return /\bgzip\b/.test(this.request.headers['accept-encoding']?.toString() ?? '');
  }
}

function assertBodySize(size: number): void {
  if (size <= MAX_BODY_BYTES) return;
  throw new RpcError('RESOURCE_EXHAUSTED', 'The request is larger than 100 MiB.');
}

/** Answers when the request is its own, and gives undefined when it is not. */
export type HttpHandler = (exchange: HttpExchange) => Promise<void> | undefined;
