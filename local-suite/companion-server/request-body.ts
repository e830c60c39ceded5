import type { IncomingMessage } from 'node:http';

/** Larger than any request a companion server has to handle. */
const MAX_BODY_BYTES = 256 * 1024;

/** A body that cannot be read. Callers may see the message. */
export class BodyError extends Error {}

/** Returns the fields of a JSON object or a form, depending on the content type; `{}` without a body. */
export async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBody(request);
  if (body === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  return parseObject(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new BodyError('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseObject(body: string): Record<string, unknown> {
  const fields = parseJson(body);
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) {
    return { ...fields };
  }
  throw new BodyError('The request body must be a JSON object.');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BodyError('The request body is not valid JSON.');
  }
}
