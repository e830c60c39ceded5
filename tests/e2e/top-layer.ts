import type { Locator, Page } from 'playwright-core';

import { PAGE, type Layer } from './press-log.ts';

const LAYER = '[role="dialog"], [role="menu"], [role="listbox"]';
const PRESSABLE =
  'a[href], button, summary, [role="button"], [role="tab"], [role="menuitem"], tbody input[type="checkbox"]';

export function pressableAt(page: Page, at: number): Locator {
  return topLayer(page).locator(PRESSABLE).nth(at);
}

export function topLayer(page: Page): Locator {
  return page.locator('[data-stage]');
}

export async function hasNoOverlay(page: Page): Promise<boolean> {
  return (await page.locator(LAYER).filter({ visible: true }).count()) === 0;
}

interface Found {
  at: number;
  name: string;
  text: string;
  link: string;
  isTab: boolean;
  isInRow: boolean;
}

/** Reads the top layer of a page and its pressable elements, except `leftOut`. */
export async function readTopLayer(page: Page, within: string, leftOut: RegExp): Promise<Layer> {
  const { place, found } = await page.evaluate(
    ([part, pressable, layer]) => {
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
      const layers = document.querySelectorAll(layer);
      const top = [...layers].findLast((one) => one.checkVisibility());
      const title = top && document.querySelector(`[id="${top.getAttribute('aria-labelledby')}"]`);
      const stage = top ?? document.querySelector(part) ?? document.body;
      document.querySelector('[data-stage]')?.removeAttribute('data-stage');
      stage.setAttribute('data-stage', '');
      const isChosen =
        ':disabled, [aria-disabled="true"], [aria-pressed="true"], [aria-selected="true"], [aria-current]';
      const isOpen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(isChosen) &&
        !element.closest('[inert], tbody tr:not(:first-child), li:not(:first-child) article');
      const all = [...stage.querySelectorAll(pressable)].map((element, at) => ({
        at,
        name: nameOf(element),
        text: element.textContent.trim(),
        link: element.getAttribute('href') ?? '',
        isTab: element.matches('[role="tab"]'),
        isInRow: element.closest('tbody, article, ol > li') !== null,
        isOpen: isOpen(element),
      }));
      return { place: top && nameOf(title ?? top), found: all.filter((thing) => thing.isOpen) };
    },
    [within, PRESSABLE, LAYER] as const,
  );
  const things = found
    .filter(({ name, link }) => !leftOut.test(name) && /^$|^[/#?]/.test(link))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((thing) => ({
      at: thing.at,
      name: thing.name,
      kind: kindOf(thing),
      leadsTo: addressOf(thing),
    }));
  return { place: place === undefined ? PAGE : withoutNumbers(place), things };
}

/** Links come first while nothing is typed; view changes and close buttons last. */
function rankOf({ name, link, isTab }: Found): number {
  if (/^(close|cancel|stay|keep|dismiss)/i.test(name)) return 3;
  if (isTab) return 2;
  return link === '' ? 1 : 0;
}

function addressOf({ link }: Found): string {
  return withoutNumbers(link.replace(/(?<=.)[?#].*/, ''));
}

function kindOf(thing: Found): string {
  const { name, text, link, isInRow } = thing;
  const path = addressOf(thing);
  if (!isInRow) return `${withoutNumbers(name)} ${path}`;
  const [firstWord = ''] = name.split(' ');
  return link === '' ? `row ${withoutNumbers(text || firstWord)}` : `row ${path}`;
}

/** Ids, order numbers and counts do not make a new kind. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
