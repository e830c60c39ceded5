import { createHash } from 'node:crypto';

import { db } from '../ledger-fixtures.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export async function subscribe(email: string, state = 'confirmed', token = ''): Promise<void> {
  await db()
    .doc(`newsletter/${hashOf(email)}`)
    .set({
      email,
      state,
      consent: { text: 'Yes, emails', at: new Date(), source: 'footer' },
      ...(token !== '' && { tokenHash: hashOf(token) }),
      confirmedAt: new Date(),
      unsubscribedAt: null,
      updatedAt: new Date(),
    });
}
