import { describe, expect, it } from 'vitest';

import { textOf } from '../messages/sentence.ts';
import { gstinCheckCharacter } from '../india/gstin.ts';
import { legalSchema } from './legal-identity-schema.ts';
import { claimsSchema } from './claims-input.ts';
import { shopFrontSchema, taxSchema } from './shop-settings.ts';

const KARNATAKA = '29AAHCK6072R1Z';
const gstin = KARNATAKA + gstinCheckCharacter(KARNATAKA);
const officer = {
  name: 'Kabir Thomas',
  designation: 'Grievance Officer',
  email: 'g@kargha.example',
  phone: '9800000002',
};
const legal = {
  tradeName: 'Kargha',
  legalName: 'Kargha Weavers Limited',
  gstin,
  address: {
    line1: '12 Loom Lane',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560025',
    country: 'India',
  },
  email: 'care@kargha.example',
  phone: '9800000000',
  hours: '',
  grievanceOfficer: officer,
};

async function problem(check: Promise<unknown>): Promise<string> {
  return check.then(
    () => '',
    (error: unknown) => (error instanceof Error ? textOf(error.message) : 'unknown'),
  );
}

describe('the legal identity', () => {
  it('accepts a valid GST number in any spelling', async () => {
    const spaced = `${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()}`;
    expect((await legalSchema.validate({ ...legal, gstin: spaced })).gstin).toBe(gstin);
  });

  it('rejects a mistyped GST number and one of another state', async () => {
    const wrong = KARNATAKA + (gstin.endsWith('A') ? 'B' : 'A');
    expect(await problem(legalSchema.validate({ ...legal, gstin: wrong }))).toContain(
      'typing mistake',
    );
    const address = { ...legal.address, state: 'Assam', pincode: '781001' };
    expect(await problem(legalSchema.validate({ ...legal, address }))).toBe(
      'This GST number is not registered in Assam, the state of the address',
    );
  });

  it('requires a Grievance Officer', async () => {
    const unnamed = { ...legal, grievanceOfficer: { ...officer, name: ' ' } };
    expect(await problem(legalSchema.validate(unnamed))).toBe('Name is required');
  });
});

describe('the tax table', () => {
  const rate = {
    hsnPrefix: '62',
    maxUnitRupees: 2500,
    percent: 5,
    note: '',
    from: '2025-09-22',
    to: null,
  };
  const table = (...rates: object[]) => taxSchema.validate({ ratesEnabled: true, rates });

  it('accepts consecutive rates and rates with different price limits', async () => {
    const old = { ...rate, from: '2020-01-01', to: '2025-09-22', percent: 12 };
    const dear = { ...rate, maxUnitRupees: null, percent: 18 };
    expect((await table(old, rate, dear)).rates).toHaveLength(3);
  });

  it('rejects overlapping rates', async () => {
    expect(await problem(table(rate, { ...rate, percent: 12 }))).toBe(
      'Two rates apply to the same goods at the same time',
    );
  });

  it.each([
    [{ hsnPrefix: 'silk' }, 'An HSN code has 2 to 8 digits'],
    [{ percent: 41 }, 'The rate can be at most 40'],
    [{ percent: 5.005 }, 'The rate can have at most two decimals'],
    [{ to: '2024-01-01' }, 'The rate must end after it starts'],
  ])('rejects %j with a message', async (wrong, sentence) => {
    expect(await problem(table({ ...rate, ...wrong }))).toBe(sentence);
  });
});

describe('the shop front', () => {
  const front = {
    announcement: { isOn: false, text: '', link: '' },
    maintenance: { isOn: false, message: '' },
    menu: [{ label: 'Our weavers', path: '/about' }],
    seo: { title: '', description: '' },
  };

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/\\elsewhere',
  ])('never links to %s', async (path) => {
    const menu = [{ label: 'Out', path }];
    expect(await problem(shopFrontSchema.validate({ ...front, menu }))).toContain(
      'page of this shop',
    );
  });

  it('rejects an empty announcement', async () => {
    const announcement = { isOn: true, text: ' ', link: '' };
    expect(await problem(shopFrontSchema.validate({ ...front, announcement }))).toBe(
      'Enter the text of the announcement',
    );
  });

  it.each([
    ['+91 98000 00021', '9800000021'],
    ['098000-00021', '9800000021'],
    ['', ''],
  ])('accepts the WhatsApp number %s', async (whatsApp, stored) => {
    expect((await shopFrontSchema.validate({ ...front, whatsApp })).whatsApp).toBe(stored);
  });

  it('refuses a WhatsApp number that is not an Indian mobile number', async () => {
    const wrong = shopFrontSchema.validate({ ...front, whatsApp: '011 2345 6789' });
    expect(await problem(wrong)).toContain('10');
  });

  it('announces in English, with optional Hindi', async () => {
    const english = { isOn: true, text: 'New sarees', link: '' };
    const saved = await shopFrontSchema.validate({ ...front, announcement: english });
    expect(saved.announcement).toEqual({ ...english, textHindi: '' });
    const announcement = { ...english, textHindi: 'नई साड़ियाँ' };
    expect(await shopFrontSchema.validate({ ...front, announcement })).toMatchObject({
      announcement,
    });
    const long = { ...english, textHindi: 'क'.repeat(161) };
    expect(await problem(shopFrontSchema.validate({ ...front, announcement: long }))).toBe(
      'Announcement in Hindi can have at most 160 characters',
    );
  });
});

it('requires the count date of a claim', async () => {
  const claims = [{ id: 'weavers', value: '500+', label: 'artisan partners' }];
  expect(await problem(claimsSchema.validate({ claims }))).toBe('The date is required');
});
