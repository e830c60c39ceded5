import type { MouseEvent } from 'react';

export function visibleRows(): Element[] {
  return [...document.querySelectorAll('main [data-row]')];
}

export function rowLink(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-name] :is(a, button)') ?? null;
}

/** For the mouse only: keyboard and screen readers use the link. */
export function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || isInteractive(target)) return;
  rowLink(target.closest('[data-row]'))?.click();
}

/** A cell with its own controls, or selected text. */
function isInteractive(target: Element): boolean {
  const cell = target.closest('td, th, dd, [data-name]');
  const control = cell?.querySelector('a, button, input, select, textarea');
  return Boolean(control) || window.getSelection()?.type === 'Range';
}
