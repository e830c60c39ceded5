import { visibleRows, rowLink } from '#ui/lists/row-link.ts';

/** Keys that work in any list of the back office. */
const SHORTCUTS: Readonly<Record<string, () => boolean>> = {
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
};

/** Does what a single key does in the list that is on the page; false when it does nothing. */
export function runListShortcut(key: string): boolean {
  return SHORTCUTS[key]?.() ?? false;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main [role="search"] input');
  field?.focus();
  return field !== null;
}

/** Goes to what the next row leads to, or the one before; Enter then opens it. Stays at the ends. */
function focusRow(step: 1 | -1): boolean {
  const rows = visibleRows();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows.at(0) : rows[current + step];
  const link = rowLink(next);
  link?.focus();
  return link !== null;
}
