import { get as getLocal, type ClientRequest, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';

import { SECOND_MS } from '@kargha/domain/records/time-spans';

import type { CourierAccount } from './courier-account.ts';
import { CourierError } from './courier-aggregator.ts';
import { isTrustedService } from './outside-service.ts';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-lookup.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

const NO_ANSWER = 'The courier aggregator did not respond.';
const NOT_OPENED = 'The courier aggregator sent a link that we do not open.';

/**
 * A PDF that the aggregator links to. Its storage is another host, so any https address on the internet is followed,
 * once and without our token; what is not a PDF is refused.
 */
export async function fetchPdf(
  { url, timeoutMs = TIMEOUT_MS }: CourierAccount,
  address: string,
  lookup = publicLookup(),
): Promise<Buffer> {
  // Only a stand-in has an address without TLS, and its files are local, too.
  const isLocal = url.startsWith('http:');
  if (!mayOpen(address, isLocal)) throw new CourierError('unknown', NOT_OPENED);
  // A kept connection could be one whose address was not checked.
  const options = { agent: false, signal: AbortSignal.timeout(timeoutMs) } as const;
  const request = isLocal ? getLocal(address, options) : get(address, { ...options, lookup });
  const file = await download(request).catch((error: unknown) => {
    const isPrivate = error instanceof PrivateAddressError;
    throw new CourierError('unknown', isPrivate ? NOT_OPENED : NO_ANSWER);
  });
  if (file?.subarray(0, 5).toString() !== '%PDF-')
    throw new CourierError('unknown', 'The courier aggregator sent no PDF.');
  return file;
}

/** Whether a name leads to a public address, only its lookup tells. */
function mayOpen(address: string, isLocal: boolean): boolean {
  if (!isTrustedService(address, isLocal)) return false;
  const host = new URL(address).hostname.replaceAll(/[[\]]/g, '');
  return isLocal || isIP(host) === 0 || isPublicAddress(host);
}

/** null for an error, a redirect or too large a file. */
async function download(request: ClientRequest): Promise<Buffer | null> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  let length = 0;
  if (response.statusCode === 200) {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_FILE_BYTES) break;
      chunks.push(chunk);
    }
  }
  response.destroy();
  return response.statusCode === 200 && length <= MAX_FILE_BYTES ? Buffer.concat(chunks) : null;
}
