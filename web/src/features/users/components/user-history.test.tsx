import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { UserHistory } from './user-history.tsx';

test('names each action of the history', () => {
  const actions = ['company.verify', 'user.suspend', 'role.change', 'user.rename'];
  const history = actions.map((action) => ({
    ...{ id: action, action, actor: 'ravi', actorName: 'Ravi Kumar', reason: '' },
    ...{ before: null, after: null, at: new Date('2026-11-21T00:00:00Z') },
  }));
  renderInShop(<UserHistory history={history} failure={null} />);
  const shown = screen.getAllByText(/./, { selector: 'li strong' });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['Company approved', 'Suspended', 'Role changed', 'user.rename'],
  ]);
});
