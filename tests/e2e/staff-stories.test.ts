import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a shopper submits a story, staff publish it and take it down', async () => {
  const title = `The loom at the ford ${randomUUID().slice(0, 6)}`;
  const visitor = await newShopper({ viewport: PHONE });
  await visitor.goto('/stories/submit');
  await visitor.getByLabel('Your name').fill('Sabitri Das');
  await visitor.getByRole('main').getByLabel('Email').fill('sabitri@kargha.example');
  await visitor.getByLabel('Town or village, and state').fill('Sualkuchi, Assam');
  await visitor.getByLabel('Your craft').fill('Muga silk');
  await visitor.getByLabel('Title of the story').fill(title);
  await visitor
    .getByLabel('Story', { exact: true })
    .fill('My mother reeled muga in the yard and sang. '.repeat(4));
  await visitor
    .getByLabel(/^Photo/)
    .setInputFiles({ name: 'loom.png', mimeType: 'image/png', buffer: PNG });
  await visitor.getByRole('button', { name: 'Submit story' }).click();
  await visitor.getByText('Thank you for your story').waitFor();

  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/content/stories?status=pending');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('img', { name: 'Submitted photo 1' }).waitFor();
  await staff.getByLabel('Summary', { exact: true }).fill('She sang while she reeled.');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Story saved').first().waitFor();
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('link', { name: 'View in shop' }).waitFor();
  await staff.getByText('Shown on the home page').waitFor();

  const path = new URL(staff.url()).pathname.replace('/admin/content', '');
  const reader = await newShopper();
  await reader.goto(path);
  await reader.getByRole('heading', { level: 1, name: title }).waitFor();
  const picture = reader.getByRole('img', { name: title });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await staff.getByRole('button', { name: 'Take down' }).click();
  await staff.getByRole('dialog').getByLabel('Reason').fill('Its teller has asked us to.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await staff.getByText('Story rejected').first().waitFor();
  const late = await newShopper({ refusing: /Listen|batchGet|documents|\/stories\// });
  await late.goto(path);
  await late.getByText('This story could not be found').waitFor();
});
