import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { TranslationsContext, type Translations } from '#lib/language/language.ts';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { contactHindi } from '../contact-texts.hi.ts';
import { contactTexts } from '../contact-texts.ts';
import { ContactForm } from './contact-form.tsx';

const sent = vi.fn<(message: Record<string, unknown>) => void>();
let answer: { status: number; body: object } | undefined;

beforeEach(() => {
  sent.mockClear();
  answer = { status: 200, body: { success: true, ticketNumber: 'T-7K2M9Q' } };
  useSession.setState({ status: 'signed-out' }, true);
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    sent(JSON.parse(init.body) as Record<string, unknown>);
    if (!answer) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fill() {
  for (const [label, value] of [
    ['First name', 'Zoya'],
    ['Last name', 'Ansari'],
    ['Email', 'zoya@mail.example'],
    ['Subject', 'Blouse piece'],
    ['Message', 'Is there one?'],
  ] as const) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}

test('shows all missing fields, focuses the first and sends nothing', async () => {
  renderInShop(<ContactForm topic={undefined} />);
  await press();
  for (const sentence of ['First name', 'Last name', 'Email', 'Subject', 'Message']) {
    expect(await screen.findByText(`${sentence} is required`)).toBeVisible();
  }
  expect(field('First name')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('sends the phone number only when given', async () => {
  renderInShop(<ContactForm topic={undefined} />);
  await fill();
  await userEvent.click(field('Phone'));
  await userEvent.paste('98765 43210');
  await press();
  await screen.findByText('T-7K2M9Q');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ phone: '98765 43210' }));
});

test('shows the reference number after sending', async () => {
  renderInShop(<ContactForm topic={undefined} />);
  await fill();
  await press();
  expect(await screen.findByText('T-7K2M9Q')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(sent).toHaveBeenCalledWith({
    firstName: 'Zoya',
    lastName: 'Ansari',
    email: 'zoya@mail.example',
    phone: '',
    subject: 'Blouse piece',
    message: 'Is there one?',
    kind: 'contact',
    website: '',
  });
});

test.each([
  [
    'the shop refuses',
    { status: 429, body: { error: 'Too many attempts.' } },
    'Too many attempts.',
  ],
  ['there is no network', undefined, 'Network error. Please check your connection.'],
])('shows why and keeps what was typed when %s', async (_case, given, sentence) => {
  answer = given;
  renderInShop(<ContactForm topic={undefined} />);
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field('Message')).toHaveValue('Is there one?');
  expect(field('Email')).toHaveValue('zoya@mail.example');
});

test('fills in subject and ticket kind from the topic', async () => {
  renderInShop(<ContactForm topic="complaint" />);
  expect(field('Subject')).toHaveValue('Complaint');
  await userEvent.clear(field('Subject'));
  await fill();
  await press();
  await screen.findByText('T-7K2M9Q');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'complaint' }));
});

test('fills in the signed-in person without overwriting what was typed', async () => {
  renderInShop(<ContactForm topic={undefined} />);
  await userEvent.type(field('Email'), 'other@mail.example');
  const profile = {
    uid: 'u1',
    fullName: 'Asha Devi Rao',
    email: 'asha@kargha.example',
    phone: '9876543210',
  } as UserProfile;
  act(() => useSession.setState({ status: 'signed-in', profile }, true));
  expect(await screen.findByDisplayValue('Asha')).toBeVisible();
  expect(field('Last name')).toHaveValue('Devi Rao');
  expect(field('Email')).toHaveValue('other@mail.example');
});

test('hides the honeypot field', () => {
  renderInShop(<ContactForm topic={undefined} />);
  expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull();
  expect(screen.getByLabelText('Leave this field empty')).toHaveAttribute('tabindex', '-1');
});

function TwoLanguages() {
  const [translations, setTranslations] = useState<Translations>();
  const addHindi = () => setTranslations(new Map([[contactTexts, contactHindi]]));
  return (
    <TranslationsContext value={translations}>
      <button onClick={addHindi}>हिन्दी</button>
      <ContactForm topic="complaint" />
    </TranslationsContext>
  );
}

test('translates the filled-in subject when the language changes', async () => {
  renderInShop(<TwoLanguages />);
  expect(field('Subject')).toHaveValue('Complaint');
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByDisplayValue('शिकायत')).toBeVisible();
});
