import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { Avatar } from './avatar.tsx';

function AshaDevi() {
  const [picture, setPicture] = useState('/gone.webp');
  return (
    <button type="button" onClick={() => setPicture('/new.webp')}>
      <Avatar name="Asha Devi" picture={picture} />
    </button>
  );
}

test('shows initials without a picture', () => {
  renderInShop(<Avatar name="Asha Devi" picture="" />);
  expect(document.querySelector('[data-initials="AD"]')).toBeInTheDocument();
});

test('falls back to initials for a broken picture and tries the next one', () => {
  renderInShop(<AshaDevi />);
  const person = screen.getByRole('button');
  const picture = () => person.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/gone.webp');
  fireEvent.error(picture()!);
  expect(person.querySelector('[data-initials="AD"]')).toBeInTheDocument();
  fireEvent.click(person);
  expect(picture()).toHaveAttribute('src', '/new.webp');
});

test('shows an icon without name and picture', () => {
  renderInShop(<Avatar name="" picture="" />);
  expect(document.querySelector('span[aria-hidden] > svg')).toBeInTheDocument();
});
