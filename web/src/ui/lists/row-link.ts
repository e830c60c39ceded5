import type { MouseEvent } from 'react';

/** Every row of every list of the page, in their order. */
export function visibleRows(): Element[] {
  return [...document.querySelectorAll('main [data-row]')];
}

/** What a row leads to: the link or button in its name. */
export function rowLink(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-name] :is(a, button)') ?? null;
}

/** For the mouse alone: keys and screen readers have the link in the name. */
export function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || isOccupied(target)) return;
  rowLink(target.closest('[data-row]'))?.click();
}

/** A cell with controls of its own, or words that somebody is selecting. */
function isOccupied(target: Element): boolean {
  const cell = target.closest('td, th, dd, [data-name]');
  const control = cell?.querySelector('a, button, input, select, textarea');
  return Boolean(control) || window.getSelection()?.type === 'Range';
}
