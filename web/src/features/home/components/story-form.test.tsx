import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { StoryForm } from './story-form.tsx';

function server(status: number, body: unknown) {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function fillInStory() {
  renderInShop(<StoryForm />);
  const fields = {
    'Your name': 'Sabitri Das',
    Email: 'sabitri@example.com',
    'Town or village, and state': 'Sualkuchi, Assam',
    'Your craft': 'Muga silk',
    'Title of the story': 'Golden thread',
    Story: 'My mother reeled muga in the yard, and then I did, and now my daughter does it too.',
  };
  for (const [label, words] of Object.entries(fields)) {
    await userEvent.click(screen.getByRole('textbox', { name: label }));
    await userEvent.paste(words);
  }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit story' }));

test('sends a story with a photo and shows a thank-you message', async () => {
  const fetched = server(200, { success: true, storyId: 's1' });
  await fillInStory();
  const photo = new File(['x'], 'loom.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Photo/), photo);
  await send();
  expect(await screen.findByText('Thank you for your story')).toBeVisible();
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/stories');
  expect(JSON.parse(init.body as string)).toMatchObject({
    person: 'Sabitri Das',
    title: 'Golden thread',
    photo: 'data:image/png;base64,eA==',
    website: '',
  });
});

test('keeps a rejected story and shows the server’s message', async () => {
  server(429, { success: false, error: 'Too many attempts.', code: 'too_many_requests' });
  await fillInStory();
  await send();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Sabitri Das');
});

test('reports missing fields and sends nothing', async () => {
  const fetched = server(200, { success: true });
  renderInShop(<StoryForm />);
  await send();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Story is required')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});
