import { setTimeout as pause } from 'node:timers/promises';

import type { Download, FileChooser, Page } from 'playwright-core';

import { TRIES_ALL_CASES } from '../soak/case-count.ts';
import { waitForNextPage, markHeading, navigateTo } from './admin-pages.ts';
import { Traffic } from './page-traffic.ts';
import { keyOf, PAGE, PressLog, type Layer, type Pressable } from './press-log.ts';
import { hasNoOverlay, readTopLayer, topLayer, pressableAt } from './top-layer.ts';

declare global {
  interface Window {
    effects: number;
  }
}

/** Counts changes that people notice after a press, except the pressed state itself. */
export function countEffects(): void {
  window.effects = 0;
  const note = () => {
    window.effects += 1;
  };
  window.print = note;
  const writeText = () => {
    note();
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  const isSeen = ({ target, attributeName }: MutationRecord) =>
    !['class', 'style', 'tabindex', 'data-stage'].includes(attributeName ?? '') &&
    !(target instanceof Element && target.closest('.MuiTouchRipple-root'));
  new MutationObserver((changes) => {
    if (changes.some(isSeen)) note();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A page with more presses than this creates new things to press. */
const MAX_PRESSES = 150;
/** Frames without change after a press; more before leaving a page. */
const SHORT_REST = 3;
const LONG_REST = 30;

/** What pressers share. */
export class PressedThings {
  /** Kinds of addresses that links have led to; such links are not pressed again, on no page. */
  readonly followed = new Set<string>();
  readonly pressed = new Set<string>();

  /** What is not pressed again on the next page; `npm run test:soak` presses everything on each page. */
  onEarlierPages(): ReadonlySet<string> {
    return new Set(TRIES_ALL_CASES ? [] : this.pressed);
  }
}

export class Presser {
  private readonly page: Page;
  private readonly traffic: Traffic;
  /** The latest press opened a file or another tab. */
  private isOutside = false;
  private heading = '';
  private readonly shared: PressedThings;

  constructor(page: Page, shared: PressedThings) {
    this.page = page;
    this.shared = shared;
    this.traffic = new Traffic(page);
    const note = (came: Download | FileChooser | Page) => {
      this.isOutside = true;
      if ('close' in came) void came.close();
    };
    page.on('download', note).on('filechooser', note).on('popup', note);
  }

  /**
   * Presses one thing of each kind on the page and in every dialog and menu, and restores the page each time. In
   * lists only the first row. `leftOut` names exceptions. @returns presses without effect, dead links and dialogs
   * that do not close
   */
  async findFaults(path: string, within: string, leftOut: RegExp): Promise<string[]> {
    const { page, traffic } = this;
    await navigateTo(page, path);
    await traffic.rest(SHORT_REST);
    const faults: string[] = [];
    const book = new PressLog();
    const known = this.shared.onEarlierPages();
    let isTyped = false;
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const stage = this.withoutKnown(await readTopLayer(page, within, leftOut), known);
      const thing = book.next(stage);
      if (thing) {
        faults.push(...(await this.pressed(path, stage.place, thing, book)));
      } else if (stage.place !== PAGE) {
        await this.closeTop(`${path}: ${stage.place}`);
      } else if (!book.openAgain() && (await this.isStillUncovered())) {
        if (isTyped || !(await this.typed())) return faults;
        isTyped = true;
      }
      await traffic.rest(SHORT_REST);
    }
    return [...faults, `${path}: no end of things to press`];
  }

  private withoutKnown({ place, things }: Layer, known: ReadonlySet<string>): Layer {
    const isNew = ({ kind, leadsTo }: Pressable) =>
      !this.shared.followed.has(leadsTo) && !known.has(keyOf(place, kind));
    return { place, things: things.filter(isNew) };
  }

  private async pressed(path: string, place: string, thing: Pressable, book: PressLog) {
    const before = await this.press(thing);
    if (before === undefined) return [];
    book.press(place, thing);
    if (thing.leadsTo !== '') this.shared.followed.add(thing.leadsTo);
    const faults = await this.waitForEffect(before, `${path}: ${place} › ${thing.name}`);
    // The same button may open another dialog on another page.
    const isOpener = place === PAGE && !(await hasNoOverlay(this.page));
    if (!isOpener) this.shared.pressed.add(keyOf(place, thing.kind));
    return [...faults, ...(await this.returnToPage(path, thing))];
  }

  /** The state before the press; undefined when an overlay appeared and must be checked first. */
  private async press({ at }: Pressable): Promise<string | undefined> {
    const { page } = this;
    this.isOutside = false;
    this.heading = await markHeading(page);
    const before = await stateOf(page);
    const button = pressableAt(page, at);
    try {
      // The sticky footer covers what is only just in view.
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await button.click({ timeout: 3_000 });
      return before;
    } catch (error) {
      // A message can appear late and cover the bottom of the page.
      if ((await this.dismissMessages()) > 0) return undefined;
      // A closing menu or reloaded row may be gone by now.
      if ((await hasNoOverlay(page)) && (await button.isVisible())) throw error;
      return undefined;
    }
  }

  private async waitForEffect(before: string, where: string): Promise<string[]> {
    const isAlive = await becomesTrue(
      async () => this.isOutside || (await stateOf(this.page)) !== before,
    );
    await this.traffic.rest(SHORT_REST);
    return isAlive ? [] : [`nothing comes of ${where}`];
  }

  private async returnToPage(path: string, { name }: Pressable): Promise<string[]> {
    const { page } = this;
    if (new URL(page.url()).pathname === path) {
      await this.dismissMessages();
      return [];
    }
    await waitForNextPage(page, this.heading, `${path}: what ${name} leads to`);
    // The page may first render as not found.
    const isFound = await becomesTrue(
      async () => (await page.getByRole('heading', { name: LOST }).count()) === 0,
    );
    await navigateTo(page, path);
    return isFound ? [] : [`${path}: ${name} leads to no page`];
  }

  private dismissMessages(): Promise<number> {
    return this.page.evaluate(() => {
      const dismissals = document.querySelectorAll<HTMLElement>('[data-tone] > button');
      dismissals.forEach((dismiss) => dismiss.click());
      return dismissals.length;
    });
  }

  private async closeTop(where: string): Promise<void> {
    const top = topLayer(this.page);
    await this.page.keyboard.press('Escape');
    await top.waitFor({ state: 'hidden', timeout: PATIENCE_MS }).catch((cause: unknown) => {
      throw new Error(`${where} does not close by Escape.`, { cause });
    });
  }

  private async isStillUncovered(): Promise<boolean> {
    await this.traffic.rest(LONG_REST);
    return hasNoOverlay(this.page);
  }

  private async typed(): Promise<boolean> {
    const field = topLayer(this.page).locator(TYPED).filter({ visible: true }).last();
    if ((await field.count()) === 0) return false;
    await field.focus();
    await this.page.keyboard.press('End');
    await this.page.keyboard.type('1');
    return true;
  }
}

const TYPED =
  'textarea, input:is([type="text"], [type="email"], [type="tel"], :not([type])):not([readonly], :disabled)';
const LOST = /^(Oops! Page not found|Something went wrong)/;
function stateOf(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const stage = document.querySelector('[data-stage]');
      const isElsewhere = stage?.contains(document.activeElement) === false;
      return `${location.href} ${window.effects} ${isElsewhere}`;
    })
    .catch(() => 'on the way to another page');
}

const PATIENCE_MS = 20_000;
const BETWEEN_LOOKS_MS = 25;

async function becomesTrue(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() >= end) return false;
    await pause(BETWEEN_LOOKS_MS);
  }
  return true;
}
