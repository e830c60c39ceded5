import { create } from 'zustand';

import { readQuickLines } from '@kargha/domain/shopping/quick-lines';
import { MAX_QUICK_LINES, type QuickLine } from '@kargha/domain/shopping/quick-order';

/** A line of the quick order; `key` tells lines apart while their words change. */
export interface QuickRow extends QuickLine {
  key: string;
}

/** The lines live as long as the visit, so that looking into the cart loses none. */
export const useQuickRows = create<{ rows: QuickRow[] }>()(() => ({ rows: [] }));

/** Why a text was not taken; then nothing has changed. `count`: lines that there would have been. */
export type Refusal = { kind: 'empty' } | { kind: 'too-many'; count: number };

/** Puts the lines of a text below those that are there; `leftOut` is what of it was not read. */
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
