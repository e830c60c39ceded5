import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { IndexTable } from './index-table.tsx';

const ROWS = [
  { id: 'a', amount: '₹5' },
  { id: 'b', amount: '₹12,000' },
];

function Table({ opensRows }: { opensRows: boolean }) {
  const { pathname } = useLocation();
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
        cells={({ id, amount }) => ({
          name: <Link to={`/things/${id}`}>{id}</Link>,
          amount,
          actions: <button type="button">More</button>,
        })}
      />
    </>
  );
}

it('a press anywhere on a row opens it, but not one on what the row itself offers', async () => {
  renderInShop(<Table opensRows />);
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0]!);
  expect(screen.getByText('Here: /')).toBeVisible();
  await userEvent.click(screen.getByText('₹12,000'));
  expect(screen.getByText('Here: /things/b')).toBeVisible();
});

it('a row of a table that leads nowhere stays where it is', async () => {
  renderInShop(<Table opensRows={false} />);
  await userEvent.click(screen.getByText('₹12,000'));
  expect(screen.getByText('Here: /')).toBeVisible();
});

it('amounts and their heading end at one line, so that digits stand below each other', () => {
  renderInShop(<Table opensRows={false} />);
  const cells = [
    screen.getByRole('columnheader', { name: 'Amount' }),
    ...ROWS.map(({ amount }) => screen.getByText(amount)),
  ];
  for (const cell of cells) expect(cell).toHaveStyle({ textAlign: 'end' });
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveStyle({ textAlign: 'start' });
});
