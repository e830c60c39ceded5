import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { findHeadlessBrowser } from '../browser/find-browser.ts';
import { BROWSER_ARGS } from '../browser/browser-args.ts';
import { untilHydrated } from '../browser/until-hydrated.ts';
import { SCREEN_ROUTES, type ScreenRoute, type Viewer } from './screen-routes.ts';

const SHOP = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';
const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MAX_BYTES = 40_000;

/** Wide screens are scaled down to keep files small. */
const WIDTHS = [
  { width: 360, height: 740, scale: 1 },
  { width: 1280, height: 800, scale: 0.6 },
] as const;
const MODES = ['light', 'dark'] as const;

const QUALITIES = [70, 55, 40, 28, 18];

/**
 * Takes a screenshot of every route from a running suite, for phone and desktop, light and dark, into
 * `docs/screens/<page>-<width>-<mode>.webp`. Command-line arguments select pages by name.
 */
async function main(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await openBrowser();
  try {
    const routes = SCREEN_ROUTES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    for (const viewer of [undefined, 'buyer', 'staff'] as const) {
      const viewerRoutes = routes.filter((route) => route.viewer === viewer);
      if (viewerRoutes.length === 0) continue;
      const page = await newPage(browser);
      if (viewer) await SIGN_INS[viewer](page);
      await takeScreenshots(page, viewerRoutes);
    }
  } finally {
    await browser.close();
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessBrowser(), args: [...BROWSER_ARGS] });
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SHOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

const PASSWORD = 'Kargha@123';

const SIGN_INS: Record<Viewer, (page: Page) => Promise<void>> = {
  buyer: signInBuyer,
  staff: signInStaff,
};

async function signInBuyer(page: Page): Promise<void> {
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('buyer@kargha.example');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function signInStaff(page: Page): Promise<void> {
  await page.goto('/admin/login');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill('admin@kargha.example');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login');
}

async function takeScreenshots(page: Page, routes: readonly ScreenRoute[]): Promise<void> {
  for (const { name, path, before } of routes) {
    for (const { width, height, scale } of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await before?.(page);
      await waitUntilSettled(page);
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

async function waitUntilSettled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.locator('h1').first().waitFor();
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** Returns a WebP in the best quality below MAX_BYTES. Throws if none is small enough. */
async function picture(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const quality of QUALITIES) {
      const options = { format: 'webp', quality, clip } as const;
      const { data } = await session.send('Page.captureScreenshot', options);
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length <= MAX_BYTES) return bytes;
    }
  } finally {
    await session.detach();
  }
  throw new Error(`${page.url()} has no screenshot of at most ${MAX_BYTES} bytes.`);
}

await main(process.argv.slice(2));
