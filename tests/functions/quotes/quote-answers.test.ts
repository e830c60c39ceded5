import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import { storeQuoteWithOffer } from '../sample-quote-offer.ts';
import { inDays } from '../sample-quote-form.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => signUp('b2b_buyer'));
const otherCompany = createBeforeAll(() => signUp('b2b_buyer'));
const customer = createBeforeAll(() => signUp('customer'));

type Step = 'decline' | 'changes';

const WORDS = {
  decline: { reason: 'Too late for us.' },
  changes: { message: 'In green, please.' },
} as const;

const answer = (id: string, step: Step, who: Person, version = 2) =>
  shop.post(`/quotes/${id}/${step}`, { version, ...WORDS[step] }, { token: who.token });

/** Everything that an answer could change. */
async function offerState(id: string) {
  const quote = db().doc(`quotes/${id}`);
  const [request, version, messages] = await Promise.all([
    quote.get(),
    quote.collection('versions').doc('2').get(),
    quote.collection('messages').get(),
  ]);
  return {
    state: request.get('state') as string,
    versionState: request.get('versionState') as string,
    version: version.get('state') as string,
    messages: messages.docs.map((one) => one.get('text') as string),
  };
}

const untouched = { state: 'quoted', versionState: 'sent', version: 'sent', messages: [] };

test('declines an offer with a reason', async () => {
  const id = await storeQuoteWithOffer(buyer.uid);
  expect((await answer(id, 'decline', buyer)).body).toEqual({ success: true });
  expect(await offerState(id)).toEqual({
    state: 'closed',
    versionState: 'declined',
    version: 'declined',
    messages: ['Too late for us.'],
  });
});

test('asks for changes and returns the request to the shop', async () => {
  const id = await storeQuoteWithOffer(buyer.uid);
  expect((await answer(id, 'changes', buyer)).status).toBe(200);
  expect(await offerState(id)).toEqual({
    state: 'in_review',
    versionState: 'buyer_changes',
    version: 'buyer_changes',
    messages: ['In green, please.'],
  });
});

test.each<Step>(['decline', 'changes'])('restricts %s to the company that asked', async (step) => {
  const id = await storeQuoteWithOffer(buyer.uid);
  const guest = await shop.post(`/quotes/${id}/${step}`, { version: 2, ...WORDS[step] });
  expect(guest).toMatchObject({ status: 401, body: { code: 'sign_in_needed' } });
  const rival = await answer(id, step, otherCompany);
  expect(rival).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const stranger = await answer(id, step, customer);
  expect(stranger).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await offerState(id)).toEqual(untouched);
});

test('refuses answers to an earlier version', async () => {
  const id = await storeQuoteWithOffer(buyer.uid);
  for (const step of ['decline', 'changes'] as const) {
    const late = await answer(id, step, buyer, 1);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
  }
  expect(await offerState(id)).toEqual(untouched);
});

test('expires an offer by the server’s clock', async () => {
  const id = await storeQuoteWithOffer(buyer.uid, 'sent', { validUntil: inDays(-0.01) });
  for (const step of ['decline', 'changes'] as const) {
    const late = await answer(id, step, buyer);
    expect(late).toMatchObject({ status: 409, body: { code: 'expired' } });
  }
  expect(await offerState(id)).toEqual(untouched);
});

test.each(['draft', 'buyer_changes', 'accepted', 'declined', 'superseded', 'converted'] as const)(
  'refuses answers to an offer that is %s',
  async (state) => {
    const id = await storeQuoteWithOffer(buyer.uid, state);
    for (const step of ['decline', 'changes'] as const) {
      const refused = await answer(id, step, buyer);
      expect(refused).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
    }
    expect(await offerState(id)).toMatchObject({ versionState: state, messages: [] });
  },
);

test('counts one of many simultaneous answers', async () => {
  const id = await storeQuoteWithOffer(buyer.uid);
  const answers = await concurrently(10, (index) =>
    answer(id, index % 2 === 0 ? 'decline' : 'changes', buyer),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(9).fill('not_allowed'));
  expect((await offerState(id)).messages).toHaveLength(1);
});

test('refuses an answer without text', async () => {
  const id = await storeQuoteWithOffer(buyer.uid);
  const { token } = buyer;
  const silent = await shop.post(`/quotes/${id}/decline`, { version: 2, reason: ' ' }, { token });
  expect(silent).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(await offerState(id)).toEqual(untouched);
});
