import { useEffect, useRef } from 'react';

import { visibleRows, rowLink } from '#ui/lists/row-link.ts';
import { navigateSafely } from '#ui/lists/unsaved-changes.ts';

export interface NavShortcut {
  key: string;
  path: string;
  label: string;
}

interface Shortcuts {
  items: readonly NavShortcut[];
  onGo: (path: string) => void;
  onPalette: () => void;
  onHelp: () => void;
}

/** Milliseconds after G in which the second key counts. */
const SEQUENCE_MS = 1_200;

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    let pressedG = -Infinity;
    function onKeyDown(event: KeyboardEvent) {
      if (isPaletteKey(event)) {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (!canUseShortcut(event)) return;
      const isAfterG = event.timeStamp - pressedG < SEQUENCE_MS;
      pressedG = event.key === 'g' ? event.timeStamp : -Infinity;
      if (event.key === '?') latest.current.onHelp();
      else if (isAfterG) goTo(event);
      else if (runListShortcut(event.key)) event.preventDefault();
    }
    function goTo({ key }: KeyboardEvent) {
      const item = latest.current.items.find((candidate) => candidate.key === key);
      if (item) navigateSafely(item.path, latest.current.onGo);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const SHORTCUTS: Readonly<Record<string, () => boolean>> = {
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
  x: tickRow,
  b: focusBulkActions,
};

function runListShortcut(key: string): boolean {
  return SHORTCUTS[key]?.() ?? false;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main [role="search"] input');
  field?.focus();
  return field !== null;
}

/**
 * Focuses the link of the next or previous row and stops at the ends. Enter then opens it. On the page of a record,
 * goes to the next or previous one.
 */
function focusRow(step: 1 | -1): boolean {
  const rows = visibleRows();
  if (rows.length === 0) return press(`main [data-step="${step === 1 ? 'next' : 'previous'}"]`);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows.at(0) : rows[current + step];
  const link = rowLink(next);
  link?.focus();
  return link !== null;
}

/** Selects the row with the focus, or clears it. */
function tickRow(): boolean {
  const row = document.activeElement?.closest('main [data-row]');
  const box = row?.querySelector<HTMLElement>('input[type="checkbox"]');
  box?.click();
  return Boolean(box);
}

function focusBulkActions(): boolean {
  const button = document.querySelector<HTMLElement>('main [data-bulk] button:not(:disabled)');
  button?.focus();
  return button !== null;
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** False while typing, in a dialog, or with a modifier key. */
function canUseShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  const isField = target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return !isField && document.querySelector('[role="dialog"]') === null;
}
