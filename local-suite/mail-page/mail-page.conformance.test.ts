import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { findHeadlessBrowser } from '../../tests/browser/find-browser.ts';
import type { CompanionServer } from '../companion-server/companion-server.ts';
import {
  accessibilityViolations,
  SCREEN_VARIANTS,
  overflowsHorizontally,
} from '../companion-server/testing/accessibility-violations.ts';
import { startMailPage } from './mail-page.ts';
import { SmtpStandIn } from './smtp-stand-in.ts';
import { FakeFirestore } from './testing/fake-firestore.ts';

const firestore = new FakeFirestore();
let mailPage: CompanionServer;
let browser: Browser;

beforeAll(async () => {
  await firestore.start();
  mailPage = await startMailPage({
    port: 0,
    host: '127.0.0.1',
    firestoreHost: firestore.host,
    projectId: 'demo-kargha',
    mailServer: new SmtpStandIn(),
  });
  browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: ['--no-sandbox'],
  });
});

beforeEach(() => {
  firestore.documents.length = 0;
});

afterAll(async () => {
  await browser.close();
  await mailPage.close();
  await firestore.close();
});

function putMail(html: string): void {
  firestore.put('m', { to: 'meera@kargha.example', message: { subject: 'Hello', html } });
}

async function openMail(page: Page): Promise<void> {
  await page.goto(`${mailPage.url}/mail/m`);
  await page.frameLocator('iframe').locator('#end').waitFor();
}

test('runs no script of an email and loads nothing from elsewhere', async () => {
  putMail(`
    <script>document.title = 'ran'; parent.document.title = 'ran'; alert(1)</script>
    <img src="data:," onerror="parent.document.title = 'ran'; alert(2)">
    <svg onload="alert(3)"></svg>
    <img src="https://tracker.example/pixel.gif">
    <iframe src="https://tracker.example/frame"></iframe>
    <link rel="stylesheet" href="https://tracker.example/style.css">
    <form action="https://tracker.example/form"><button id="send">Send</button></form>
    <p id="end">End</p>`);
  const page = await browser.newPage();
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('response', (response) => {
    if (!response.url().startsWith(mailPage.url)) foreign.push(response.url());
  });
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('https:')) foreign.push(request.url());
  });
  await openMail(page);
  await page.frameLocator('iframe').locator('#send').click();
  await page.keyboard.press('Tab');
  expect(dialogs).toEqual([]);
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(await page.title()).toBe('Hello');
  await page.close();
});

test('applies the styles of an email and opens links in a new tab', async () => {
  putMail(`<style>p { color: rgb(1, 2, 3); }</style>
    <p id="end" style="font-size: 31px">Styled</p>
    <a href="${mailPage.url}/api/mail">See your order</a>`);
  const page = await browser.newPage();
  await openMail(page);
  const paragraph = page.frameLocator('iframe').locator('#end');
  const style = await paragraph.evaluate((element) => {
    const { color, fontSize } = getComputedStyle(element);
    return { color, fontSize };
  });
  expect(style).toEqual({ color: 'rgb(1, 2, 3)', fontSize: '31px' });
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByText('See your order').click();
  await expect.poll(async () => (await opened).url()).toBe(`${mailPage.url}/api/mail`);
  await page.close();
});

test.each(SCREEN_VARIANTS)('is accessible at %i px in %s colours', async (width, colorScheme) => {
  putMail('<p id="end">Hello</p>');
  firestore.put('long', {
    to: ['a-very-long-name-that-has-no-end-anywhere-in-sight@handloom-weavers.kargha.example'],
    message: { subject: 'An order of '.repeat(12), text: 'x'.repeat(200) },
    delivery: { state: 'ERROR', error: 'Mailbox is full' },
  });
  const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme });
  const page = await context.newPage();
  for (const path of ['/', '/mail/m', '/mail/long']) {
    await page.goto(mailPage.url + path);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowsHorizontally(page)).toBe(false);
  }
  await context.close();
});
