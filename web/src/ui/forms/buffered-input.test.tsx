import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, it } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { BufferedInput } from './buffered-input.tsx';

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

it('keeps typed text until the value arrives, and clears with it', async () => {
  renderInShop(<Late />);
  await userEvent.type(screen.getByLabelText('Search'), 'patola');
  expect(screen.getByLabelText('Search')).toHaveValue('patola');
  expect(await screen.findByText('Wanted: patola')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('keeps typed text when the value never changes', async () => {
  renderInShop(<BufferedInput aria-label="Search" value="" onType={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Search'), 'ikat');
  expect(screen.getByLabelText('Search')).toHaveValue('ikat');
});
