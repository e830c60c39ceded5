import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormSection } from './form-section.tsx';
import { FormSectionNav } from './form-section-nav.tsx';

function LongForm({ titles }: { titles: readonly string[] }) {
  const sections = useRef<HTMLDivElement>(null);
  return (
    <>
      <FormSectionNav label="Sections" sections={sections} />
      <div ref={sections}>
        {titles.map((title) => (
          <FormSection key={title} title={title}>
            <label>
              {`${title} field`} <input />
            </label>
          </FormSection>
        ))}
      </div>
    </>
  );
}

test('goes to a section by its heading, and the keyboard continues there', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderInShop(<LongForm titles={['Pricing', 'Stock', 'Shipping', 'Search']} />);
  // The buttons are hidden on phones, and so in jsdom.
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Pricing',
    'Stock',
    'Shipping',
    'Search',
  ]);
  await userEvent.click(buttons[2]!);
  expect(screen.getByRole('heading', { name: 'Shipping' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
  expect(buttons[2]).toHaveAttribute('aria-current', 'true');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Shipping field' })).toHaveFocus();
  expect(buttons[2]).not.toHaveAttribute('aria-current');
});

test('is left out where all sections are in sight', () => {
  renderInShop(<LongForm titles={['Delivery', 'Dispatch']} />);
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
});
