import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { laterPart } from './later-part.tsx';

const LOST = 'Network error. Please check your connection.';

function Details({ name }: { name: string }) {
  return <p>All about {name}</p>;
}

test.each(['over', 'in-place'] as const)(
  'a lost download leaves the page as it is, says so and can be tried again (%s)',
  async (lost) => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(Details);
    const Part = laterPart<{ name: string }>(load, { wait: <p>Coming</p>, lost });
    renderInShop(
      <>
        <p>The list</p>
        <Part name="silk" />
      </>,
    );
    expect(screen.getByText('Coming')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
    expect(screen.getByText('The list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('All about silk')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('what is there already is drawn at once', async () => {
  const Part = laterPart<{ name: string }>(() => Promise.resolve(Details), { lost: 'over' });
  renderInShop(<Part name="silk" />).unmount();
  await Promise.resolve();
  renderInShop(<Part name="cotton" />);
  expect(screen.getByText('All about cotton')).toBeVisible();
});
