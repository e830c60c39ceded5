import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { BufferedInput } from './buffered-input.tsx';

/** Like the router, which has no haste with what stands in the address. */
function Late() {
  const [words, setWords] = useState('');
  return (
    <>
      <BufferedInput
        aria-label="Search"
        value={words}
        onType={(typed) => startTransition(() => setWords(typed))}
      />
      <button type="button" onClick={() => setWords('')}>
        Clear
      </button>
      <p>Wanted: {words}</p>
    </>
  );
}

it('no letter is lost while the value is on its way, and what clears it clears the field', async () => {
  renderInShop(<Late />);
  await userEvent.type(screen.getByLabelText('Search'), 'patola');
  expect(screen.getByLabelText('Search')).toHaveValue('patola');
  expect(await screen.findByText('Wanted: patola')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('a value that never comes back does not take away what is being typed', async () => {
  renderInShop(<BufferedInput aria-label="Search" value="" onType={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Search'), 'ikat');
  expect(screen.getByLabelText('Search')).toHaveValue('ikat');
});
