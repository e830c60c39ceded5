import type { IncomingMessage } from 'node:http';

/** Larger than any request a companion server has to handle. */
const MAX_BODY_BYTES = 256 * 1024;
const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** A body that cannot be read. Callers may see the message. */
export class BodyError extends Error {}

/**
 * Returns the fields of a JSON object or a form, depending on the content type; `{}` without a body. Files of a
 * multipart form are `File`s.
 */
export async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? '';
  const isUpload = type.startsWith('multipart/form-data');
  const body = await readBody(request, isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES);
  if (body.length === 0) return {};
  if (isUpload) return parseMultipart(body, type);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body.toString()));
  }
  return parseObject(body.toString());
}

async function parseMultipart(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => {
    throw new BodyError('The request body is not a valid multipart form.');
  });
  return Object.fromEntries(form.entries());
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyError('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
