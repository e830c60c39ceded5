import { expect, test } from 'vitest';

import { requestMessages } from '@kargha/domain/messages/request-messages';

import { HttpError } from '../http/errors.ts';
import { runFollowUps, type FollowUp } from './follow-ups.ts';

const write = { id: 'order-1', time: '2026-11-20T10:00:00Z' };

function recorded() {
  const ran: string[] = [];
  const succeed =
    (name: string): FollowUp =>
    ({ id }) =>
      Promise.resolve(ran.push(`${name} ${id}`));
  const fail =
    (name: string, error: Error): FollowUp =>
    () => {
      ran.push(name);
      return Promise.reject(error);
    };
  return { ran, succeed, fail };
}

test('runs every follow-up in order', async () => {
  const { ran, succeed } = recorded();
  await runFollowUps([succeed('invoice'), succeed('sales')], write);
  expect(ran).toEqual(['invoice order-1', 'sales order-1']);
});

test('runs the others when one fails, and then fails so that all are repeated', async () => {
  const { ran, succeed, fail } = recorded();
  const contention = new Error('contention');
  const followUps = [fail('invoice', contention), succeed('sales')];
  await expect(runFollowUps(followUps, write)).rejects.toBe(contention);
  expect(ran).toEqual(['invoice', 'sales order-1']);
});

test('reports each of several failures', async () => {
  const { fail } = recorded();
  const [one, two] = [new Error('one'), new Error('two')];
  await expect(runFollowUps([fail('a', one), fail('b', two)], write)).rejects.toMatchObject({
    errors: [one, two],
  });
});

test('does not ask for a repeat because a document is unreadable', async () => {
  const { ran, succeed, fail } = recorded();
  const unreadable = new HttpError(500, 'unreadable_document', requestMessages.record_damaged());
  await runFollowUps([fail('invoice', unreadable), succeed('sales')], write);
  expect(ran).toEqual(['invoice', 'sales order-1']);
});
