import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import { SECOND_MS } from '@kargha/domain/records/time-spans';

import type { KeyedIds } from './keyed-ids.ts';

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What every authenticator app assumes: SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps by which the clock of a phone may be wrong, in each direction. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new secret in base 32, as authenticator apps read it. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The code of a time step (RFC 6238, RFC 4226). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / SECOND_MS / STEP_SECONDS);
}

/** The time step whose code this is; null for a wrong code, and for one that is not later than the last used. */
export function matchingStep(
  secret: string,
  code: string,
  { at, lastStep }: { at: Date; lastStep: number },
): number | null {
  const now = totpStep(at);
  for (let step = now - DRIFT; step <= now + DRIFT; step++) {
    if (step > lastStep && totpCode(secret, step) === code) return step;
  }
  return null;
}

/** For the QR code. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}`;
}

/** Encrypts with AES-256-GCM, bound to its owner: copied to another person's document it cannot be read. */
export function seal(ids: KeyedIds, owner: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ids), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Throws for anything that `seal` did not encrypt for this owner with this key. */
export function unseal(ids: KeyedIds, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ids), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** 256 bits for this purpose only. */
function keyOf(ids: KeyedIds): Buffer {
  const halves = ['1', '2'].map((half) => ids.idFor('second-factor-key', half));
  return Buffer.from(halves.join(''), 'hex');
}

export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE_32[parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => BASE_32.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}
