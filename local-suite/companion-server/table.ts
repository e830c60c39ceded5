import { html } from './html.ts';
import type { Html } from './html.ts';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => Html | string | number;
  isNumber?: boolean;
}

/** A table that turns into a list of cards on phones; shows `whenEmpty` when there are no rows. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  whenEmpty: string,
): Html {
  if (rows.length === 0) return html`<p class="empty">${whenEmpty}</p>`;
  return html`<table class="stack" aria-label="${caption}">
    <thead>
      <tr>
        ${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((column) => cellOf(column, row))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cellOf<Row>({ label, cell, isNumber }: Column<Row>, row: Row): Html {
  const kind = isNumber ? 'number' : 'words';
  return html`<td class="${kind}" data-label="${label}">${cell(row)}</td>`;
}
