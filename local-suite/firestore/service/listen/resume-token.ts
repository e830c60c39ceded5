import type { Target } from '../../messages.ts';
import { toMicros } from '../../model/timestamps.ts';
import type { Micros } from '../../model/timestamps.ts';

const TOKEN_BYTES = 8;

/** The token with which a listener resumes after a point in time. */
export function resumeToken(time: Micros): Buffer {
  const token = Buffer.alloc(TOKEN_BYTES);
  token.writeBigInt64BE(time);
  return token;
}

/** The point in time after which a target resumes: `none` for a fresh one, `unknown` for a token not ours. */
export function resumeTime({ resumeToken: token, readTime }: Target): Micros | 'none' | 'unknown' {
  if (token?.length) return token.length === TOKEN_BYTES ? token.readBigInt64BE() : 'unknown';
  return readTime ? toMicros(readTime) : 'none';
}
