import { expect, test } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { sendEmail } from '../../../functions/src/mail/delivery/send-email.ts';
import { sendWaitingEmails } from '../../../functions/src/mail/delivery/send-waiting-emails.ts';
import type { MailServer } from '../../../functions/src/platform/mail-server.ts';
import { openEmailSending } from '../email-sending.ts';

const emails = openEmailSending();
const { standIn, queue, deliveryOf, copiesOf, setClock } = emails;

/** A process that ends here: nothing after it happens. */
const crash = () => new Promise<never>(() => undefined);

/** Runs it until it crashes or ends. */
async function runUntilCrash(change: Partial<MailServer>, id: string): Promise<void> {
  let crashed: () => void = () => undefined;
  const hasCrashed = new Promise<void>((resolve) => (crashed = resolve));
  const send: MailServer['send'] = async (email) => {
    await change.send?.(email);
    crashed();
    return crash();
  };
  await Promise.race([
    sendEmail({ ...emails.sender, server: { ...emails.server, send } }, id),
    hasCrashed,
  ]);
}

test.each([
  ['before anything is claimed', () => Promise.resolve(), 1, 0],
  ['after the claim, before the server gets it', (id: string) => runUntilCrash({}, id), 1, 1],
  [
    'after the server took it, before that is written down',
    (id: string) => runUntilCrash(emails.server, id),
    2,
    1,
  ],
])('loses no email when the process ends %s', async (_when, crashing, copies, unsure) => {
  const id = await queue();
  await crashing(id);
  setClock(3 * MINUTE_MS);
  await sendWaitingEmails(emails.sender);
  await sendWaitingEmails(emails.sender);
  expect(copiesOf(id)).toHaveLength(copies);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', unsure });
});

test('sends an email again whose acceptance was lost on the way, and says so', async () => {
  const id = await queue('lost@shop.example');
  standIn.addFault({ at: 'lost_answer', to: 'lost@', times: 1 });
  await sendEmail(emails.sender, id);
  expect(await deliveryOf(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
  setClock(2 * MINUTE_MS);
  await sendEmail(emails.sender, id);
  expect(copiesOf(id)).toHaveLength(2);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2, unsure: 1 });
});

test('loses no email when the process ends after a refusal, before the next attempt is scheduled', async () => {
  const id = await queue('unscheduled@shop.example');
  standIn.addFault({ at: 'message', code: 451, to: 'unscheduled@', times: 1 });
  await new Promise<void>((resolve) => {
    const scheduleAttempt = () => {
      resolve();
      return crash();
    };
    void sendEmail({ ...emails.sender, scheduleAttempt }, id);
  });
  setClock(MINUTE_MS);
  await sendWaitingEmails(emails.sender);
  expect(copiesOf(id)).toHaveLength(1);
});

test('stops sending an email after whose acceptance the process always ends, and counts its copies', async () => {
  const id = await queue();
  for (let hour = 0; hour < 96; hour += 1) {
    setClock(hour * HOUR_MS);
    if (copiesOf(id).length < 11) await runUntilCrash(emails.server, id);
    else await sendEmail(emails.sender, id);
  }
  expect(copiesOf(id)).toHaveLength(11);
  const delivery = await deliveryOf(id);
  expect(delivery).toMatchObject({ state: 'ERROR', attempts: 11, unsure: 11 });
});
