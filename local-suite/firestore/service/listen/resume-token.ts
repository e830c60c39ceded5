import type { Target } from '../../messages.ts';
import { toMicros } from '../../model/timestamps.ts';
import type { Micros } from '../../model/timestamps.ts';

const TOKEN_BYTES = 8;

/** Encodes the time after which a listener resumes. */
export function resumeToken(time: Micros): Buffer {
  const token = Buffer.alloc(TOKEN_BYTES);
  token.writeBigInt64BE(time);
  return token;
}

/** Returns the time after which a target resumes: `none` for a new one, `unknown` for an invalid token. */
export function resumeTime({ resumeToken: token, readTime }: Target): Micros | 'none' | 'unknown' {
  if (token?.length) return token.length === TOKEN_BYTES ? token.readBigInt64BE() : 'unknown';
  return readTime ? toMicros(readTime) : 'none';
}
