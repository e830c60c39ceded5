import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { simulateScreen } from '#testing/simulate-screen.ts';

import { Link } from '../controls/link.tsx';
import { IndexTable } from './index-table.tsx';
import { useSelection } from './selection.ts';

afterEach(() => void vi.unstubAllGlobals());

const ROWS = [
  { id: 'a', amount: '₹5' },
  { id: 'b', amount: '₹12,000' },
];

function Table({ opensRows }: { opensRows: boolean }) {
  const { pathname } = useLocation();
  const selection = useSelection(ROWS.map(({ id }) => id));
  return (
    <>
      <p>Here: {pathname}</p>
      <IndexTable
        label="Things"
        columns={{ name: 'Name', amount: 'Amount', actions: 'Actions' }}
        rows={ROWS}
        idOf={({ id }) => id}
        nameOf={({ id }) => id}
        numbers={['amount']}
        opensRows={opensRows}
        selection={selection}
        cells={({ id, amount }) => ({
          name: <Link to={`/things/${id}`}>{id}</Link>,
          amount,
          actions: <button type="button">More</button>,
        })}
      />
    </>
  );
}

it('a press on a row opens it, unless it hits a control', async () => {
  renderInShop(<Table opensRows />);
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0]!);
  expect(screen.getByText('Here: /')).toBeVisible();
  await userEvent.click(screen.getByText('₹12,000'));
  expect(screen.getByText('Here: /things/b')).toBeVisible();
});

it('a row without a link does nothing', async () => {
  renderInShop(<Table opensRows={false} />);
  await userEvent.click(screen.getByText('₹12,000'));
  expect(screen.getByText('Here: /')).toBeVisible();
});

it('aligns amounts with their heading', () => {
  renderInShop(<Table opensRows={false} />);
  const cells = [
    screen.getByRole('columnheader', { name: 'Amount' }),
    ...ROWS.map(({ amount }) => screen.getByText(amount)),
  ];
  // The style of the attribute: build/static-styles.test.ts.
  for (const cell of cells) expect(cell).toHaveAttribute('data-number');
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('data-number');
});

it('on a phone the list shows every column and can select all rows', async () => {
  simulateScreen('phone');
  renderInShop(<Table opensRows={false} />);
  expect(screen.queryByRole('table')).toBeNull();
  const [, second] = within(screen.getByRole('region', { name: 'Things' })).getAllByRole(
    'listitem',
  );
  expect(second).toHaveTextContent('bAmount₹12,000ActionsMore');
  await userEvent.click(screen.getByLabelText('Select all rows'));
  for (const { id } of ROWS) expect(screen.getByLabelText(`Select ${id}`)).toBeChecked();
});

it('on a phone a press on a row opens it, unless it hits a control', async () => {
  simulateScreen('phone');
  renderInShop(<Table opensRows />);
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[1]!);
  expect(screen.getByText('Here: /')).toBeVisible();
  await userEvent.click(screen.getByText('₹5'));
  expect(screen.getByText('Here: /things/a')).toBeVisible();
});

it('hides an optional column without values', () => {
  const list = {
    label: 'Things',
    columns: { name: 'Name', note: 'Note', amount: 'Amount' },
    rows: ROWS,
    idOf: ({ id }: { id: string }) => id,
    nameOf: ({ id }: { id: string }) => id,
    optional: ['note', 'amount'] as const,
  };
  renderInShop(
    <IndexTable
      {...list}
      cells={({ id, amount }) => ({ name: id, note: '', amount: id === 'a' ? amount : null })}
    />,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Amount']);
});
