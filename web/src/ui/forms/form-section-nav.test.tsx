import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { FormSection } from './form-section.tsx';
import { FormSectionNav } from './form-section-nav.tsx';

function LongForm() {
  const sections = useRef<HTMLDivElement>(null);
  return (
    <>
      <FormSectionNav label="Sections" sections={sections} />
      <div ref={sections}>
        <FormSection title="Pricing">
          <label>
            Price <input />
          </label>
        </FormSection>
        <FormSection title="Shipping">
          <label>
            Weight <input />
          </label>
        </FormSection>
      </div>
    </>
  );
}

test('goes to a section by its heading, and the keyboard continues there', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderInShop(<LongForm />);
  // The buttons are hidden on phones, and so in jsdom.
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Pricing', 'Shipping']);
  await userEvent.click(buttons[1]!);
  expect(screen.getByRole('heading', { name: 'Shipping' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
});
