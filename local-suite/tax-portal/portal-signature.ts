import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

let key: KeyObject | undefined;

/** A JWT like the portal's: RS256, issuer NIC, `data` is JSON as text. The key is made for the first document. */
export function signed(data: object): string {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const head = part({ alg: 'RS256', kid: 'LOCALSUITE', typ: 'JWT', x5t: 'LOCALSUITE' });
  const body = part({ data: JSON.stringify(data), iss: 'NIC Sandbox' });
  const mark = sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url');
  return `${head}.${body}.${mark}`;
}
