import { expect, test } from 'vitest';

import { checkRecords } from './check-records.ts';
import type { DeployContext } from './deploy-context.ts';
import type { DeployRequest } from './deploy-request.ts';

const LIVE: DeployRequest = {
  project: 'loom-shop',
  environment: 'live',
  preview: undefined,
  checkOnly: true,
};
const REGISTERED = { kind: 'regular', from: new Date('2024-03-31T18:30:00Z') };
const CHOSEN = {
  legal: { registration: REGISTERED },
  tax: { priceMode: 'included', priceModeFrom: new Date(), ratesEnabled: true, rates: [] },
};

async function missingChoices(records: { legal?: object; tax?: object }, hasPeople = true) {
  const context = {
    records: () =>
      Promise.resolve({ hasPeople, administrators: 1, legal: {}, tax: {}, ...records }),
  };
  const results = await checkRecords(context as unknown as DeployContext, LIVE);
  return results
    .filter(({ name, state }) =>
      name.endsWith('is chosen') || name.endsWith('are chosen') ? state === 'missing' : false,
    )
    .map(({ name }) => name);
}

test.each([
  ['its tax settings', {}, ['registration', 'price mode', 'GST rates']],
  ['a registration', { tax: CHOSEN.tax }, ['registration']],
  [
    'a price mode',
    { legal: CHOSEN.legal, tax: { ...CHOSEN.tax, priceMode: undefined } },
    ['price mode'],
  ],
  ['rates', { legal: CHOSEN.legal, tax: { ...CHOSEN.tax, ratesEnabled: false } }, ['GST rates']],
  ['rates as specified', { ...CHOSEN, tax: { priceMode: 'specified' } }, ['GST rates']],
])('opens no shop without %s', async (_what, records, wanted) => {
  const missing = await missingChoices(records);
  expect(missing).toHaveLength(wanted.length);
  for (const [place, part] of wanted.entries()) expect(missing[place]).toContain(part);
});

test.each([
  ['charges GST by the rates', CHOSEN],
  [
    'sells as specified and has confirmed the one rate',
    { ...CHOSEN, tax: { priceMode: 'specified', flatRateChosen: true } },
  ],
  [
    'may not charge GST',
    { legal: { registration: { ...REGISTERED, kind: 'composition' } }, tax: {} },
  ],
])('opens a shop that %s', async (_what, records) => {
  expect(await missingChoices(records)).toEqual([]);
});

test('deploys for the first time before anything can be chosen', async () => {
  expect(await missingChoices({}, false)).toEqual([]);
});
