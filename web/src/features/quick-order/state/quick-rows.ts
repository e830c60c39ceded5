import { create } from 'zustand';

import { readQuickLines } from '@kargha/domain/shopping/quick-lines';
import { MAX_QUICK_LINES, type QuickLine } from '@kargha/domain/shopping/quick-order';

export interface QuickRow extends QuickLine {
  key: string;
}

/** Kept for the whole visit, so that a look at the cart loses no lines. */
export const useQuickRows = create<{ rows: QuickRow[] }>()(() => ({ rows: [] }));

/** `count` is the number of lines there would have been. */
export type Refusal = { kind: 'empty' } | { kind: 'too-many'; count: number };

/** Appends the lines, or changes nothing and returns a refusal. `leftOut` lists the values that were ignored. */
export function addLinesFromText(text: string): Refusal | { leftOut: string[] } {
  const { lines, leftOut } = readQuickLines(text);
  if (lines.length === 0) return { kind: 'empty' };
  const existing = useQuickRows
    .getState()
    .rows.filter(({ sku, quantity }) => sku + quantity !== '');
  const count = existing.length + lines.length;
  if (count > MAX_QUICK_LINES) return { kind: 'too-many', count };
  useQuickRows.setState({ rows: [...existing, ...lines.map(createRow)] });
  return { leftOut };
}

export function addRow(): void {
  useQuickRows.setState(({ rows }) => ({ rows: [...rows, createRow({ sku: '', quantity: '' })] }));
}

export function changeRow(key: string, change: Partial<QuickLine>): void {
  useQuickRows.setState(({ rows }) => ({
    rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
  }));
}

export function removeRows(keys: readonly string[]): void {
  const removed = new Set(keys);
  useQuickRows.setState(({ rows }) => ({ rows: rows.filter(({ key }) => !removed.has(key)) }));
}

function createRow(line: QuickLine): QuickRow {
  return { ...line, key: crypto.randomUUID() };
}
