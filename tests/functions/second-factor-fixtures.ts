import { expect } from 'vitest';

import { totpCode, totpStep } from '../../functions/src/platform/totp.ts';
import { db } from './ledger-fixtures.ts';
import type { IsolatedShop } from './isolated-shop.ts';
import { withClaims, type Person } from './sample-people.ts';

/** The same person in another sign-in, some seconds later. */
export const later = (person: Person, seconds: number): Person => {
  const payload = Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time } = JSON.parse(payload) as { auth_time: number };
  return { ...person, token: withClaims(person, { auth_time: auth_time + seconds }) };
};

/** The code that an app shows now, or some steps of 30 seconds later. */
export const codeOf = (secret: string, drift = 0) => totpCode(secret, totpStep(new Date()) + drift);

export const secretDocument = ({ uid }: Person) => db().doc(`users/${uid}/private/secondFactor`);

export async function emailsTo({ email }: Person): Promise<string[]> {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  return docs.map((mail) => mail.get('message.subject') as string);
}

/** What staff do about their second factor in this shop. */
export function secondFactorOf(shop: IsolatedShop) {
  const call = ({ token }: Person, path: string, body: object = {}) =>
    shop.post(`/account/second-factor/${path}`, body, { token });
  return {
    call,
    /** true, or the code of the refusal */
    canWork: async ({ token }: Person) => {
      const { status, body } = await shop.get('/orders', { token });
      return status === 200 || (body.code as string);
    },
    enrol: async (person: Person): Promise<{ secret: string; recoveryCodes: string[] }> => {
      const { secret } = (await call(person, 'start')).body as { secret: string };
      const confirm = () => call(person, 'confirm', { code: codeOf(secret, -1) });
      const step = totpStep(new Date());
      let answer = await confirm();
      // A step that ends meanwhile makes the code too old.
      if (answer.status === 400 && totpStep(new Date()) !== step) answer = await confirm();
      const { status, body } = answer;
      expect(status).toBe(200);
      return { secret, recoveryCodes: body.recoveryCodes as string[] };
    },
  };
}
