import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { findBrowser } from '../browser/find-browser.ts';
import { SCREEN_ROUTES, type ScreenRoute } from './screen-routes.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MOST_BYTES = 40_000;

/** How a page is looked at; wide screens are drawn smaller, so that their files stay small. */
const WIDTHS = [
  { width: 360, height: 740, scale: 1 },
  { width: 1280, height: 800, scale: 0.6 },
] as const;
const MODES = ['light', 'dark'] as const;

/** Quality of the encoder, from best to least. */
const QUALITIES = [70, 55, 40, 28, 18];

/**
 * Takes a picture of every page of the storefront beside a running suite: phone and desk, light and dark, into
 * `docs/screens/<page>-<width>-<mode>.webp`. Names given on the command line choose pages.
 */
async function main(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await openBrowser();
  try {
    const routes = SCREEN_ROUTES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    const guests = routes.filter(({ isPrivate }) => !isPrivate);
    await photograph(await newPage(browser), guests);
    const own = routes.filter(({ isPrivate }) => isPrivate);
    if (own.length === 0) return;
    const buyer = await newPage(browser);
    await signIn(buyer);
    await photograph(buyer, own);
  } finally {
    await browser.close();
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SHOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('buyer@kargha.example');
  await dialog.getByLabel('Password', { exact: true }).fill('Kargha@123');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function photograph(page: Page, routes: readonly ScreenRoute[]): Promise<void> {
  for (const { name, path, before } of routes) {
    for (const { width, height, scale } of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await before?.(page);
      await settled(page);
      for (const mode of MODES) {
        await page.evaluate(
          (look) => document.documentElement.setAttribute('data-theme', look),
          mode,
        );
        const file = `${name}-${width}-${mode}.webp`;
        const bytes = await picture(page, { x: 0, y: 0, width, height, scale });
        await writeFile(join(FOLDER, file), bytes);
        process.stdout.write(`${file} ${Math.round(bytes.length / 1000)} kB\n`);
      }
    }
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !('karghaEarly' in window));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** The screen as WebP, in the best quality that is small enough. Throws when none is. */
async function picture(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const quality of QUALITIES) {
      const options = { format: 'webp', quality, clip } as const;
      const { data } = await session.send('Page.captureScreenshot', options);
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length <= MOST_BYTES) return bytes;
    }
  } finally {
    await session.detach();
  }
  throw new Error(`${page.url()} gives no picture of at most ${MOST_BYTES} bytes.`);
}

await main(process.argv.slice(2));
