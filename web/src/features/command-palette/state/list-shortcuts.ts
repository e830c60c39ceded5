import { visibleRows, rowLink } from '#ui/lists/row-link.ts';

const SHORTCUTS: Readonly<Record<string, () => boolean>> = {
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
};

export function runListShortcut(key: string): boolean {
  return SHORTCUTS[key]?.() ?? false;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main [role="search"] input');
  field?.focus();
  return field !== null;
}

/** Focuses the link of the next or previous row and stops at the ends. Enter then opens it. */
function focusRow(step: 1 | -1): boolean {
  const rows = visibleRows();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows.at(0) : rows[current + step];
  const link = rowLink(next);
  link?.focus();
  return link !== null;
}
