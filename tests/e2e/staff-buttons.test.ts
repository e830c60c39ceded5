import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';

import { paths } from '../../web/src/lib/addresses/paths.ts';
import { FORMS, LISTS, rowPages } from './admin-pages.ts';
import { DESKTOP } from './axe.ts';
import { newAccount, PASSWORD } from './accounts.ts';
import { signedInStaff } from './order-steps.ts';
import { countEffects, PressedThings, Presser } from './presser.ts';
import { newShopper } from './shop-browser.ts';
import { visitInParallel } from './visit-in-parallel.ts';

/** These leave the back office; other tests cover them. */
const LEFT_OUT = /^(Sign out|Connect (Google|Facebook))$/i;

async function openReadOnlyBackOffice(): Promise<Page> {
  const { page } = await signedInStaff({ refusing: /\/api\// });
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(refuseWrites);
  await page.addInitScript(countEffects);
  await page.goto(paths.admin);
  await page.locator('main h1').first().waitFor();
  return page;
}

/** Runs in the page. Refused by a route, each request would go through this process, and nothing be cached. */
function refuseWrites(): void {
  const send = window.fetch.bind(window);
  const refused = { success: false, error: 'This is a rehearsal.', code: 'rehearsal' };
  window.fetch = (input, init) => {
    const isRequest = input instanceof Request;
    const { pathname } = new URL(isRequest ? input.url : input, location.href);
    const method = init?.method ?? (isRequest ? input.method : 'GET');
    const isWrite = method !== 'GET' && pathname.startsWith('/api/');
    return isWrite ? Promise.resolve(Response.json(refused, { status: 409 })) : send(input, init);
  };
}

/** An order outlives its products, and lists may show a company or a person that another journey deletes. */
const isOfDeletedRecord = (answer: Response) =>
  answer.status() === 404 && /\/api\/(products|credit|customers)\/[\w-]+$/.test(answer.url());

/** The selected orders may have no invoice or no booked parcel yet, or be on the way already; the list says so. */
const isOfOrdersWithoutDocument = (answer: Response) =>
  answer.status() === 409 &&
  ['/api/orders/papers/invoices', '/api/orders/papers/labels', '/api/couriers/labels'].some(
    (path) => answer.url().includes(path),
  );

const STAFF = 3;

test('every button and link on the back-office pages does something', async () => {
  const failed: string[] = [];
  // Writes are refused in the page, and every read must succeed.
  const noteFailed = (answer: Response) => {
    if (!answer.url().includes('/api/')) return;
    const method = answer.request().method();
    const isExpected = isOfDeletedRecord(answer) || isOfOrdersWithoutDocument(answer);
    if (method !== 'GET' || (answer.status() >= 400 && !isExpected)) {
      failed.push(`${method} ${answer.status()} ${answer.url()}`);
    }
  };
  const pressers = new Map<Page, Presser>();
  const pressed = new PressedThings();
  for (let person = 0; person < STAFF; person += 1) {
    const page = await openReadOnlyBackOffice();
    page.on('response', noteFailed);
    pressers.set(page, new Presser(page, pressed));
  }
  const faults = await visitInParallel(
    [...pressers.keys()],
    [...LISTS, ...(await rowPages()), ...FORMS],
    (page, route) => pressers.get(page)!.findFaults(route, 'main', LEFT_OUT),
  );
  expect([...faults, ...failed]).toEqual([]);
}, 900_000);

test('every button and link in the back-office frame does something', async () => {
  const presser = new Presser(await openReadOnlyBackOffice(), new PressedThings());
  const faults = await presser.findFaults(paths.adminReturns, 'header', LEFT_OUT);
  faults.push(...(await presser.findFaults(paths.adminReturns, 'nav', LEFT_OUT)));
  expect(faults).toEqual([]);
}, 600_000);

test('signing in focuses the page, and Sign out leads to the sign-in page', async () => {
  const { email } = await newAccount('admin');
  const page = await newShopper();
  await page.goto(paths.adminLogin);
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`**${paths.adminLogin}`);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
});
