import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';

import { indianDay, addDays } from '../india/indian-day.ts';
import { quoteRequestSchema } from './quote-request.ts';

const form = {
  companyName: 'Malhar Gifts LLP',
  contactPerson: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '+91 98765 43210',
  orderType: 'corporate',
  quantity: 80,
};
const dayFromNow = (days: number) => addDays(indianDay(new Date()), days);

async function problems(change: object): Promise<string[]> {
  try {
    await quoteRequestSchema.validate({ ...form, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

test('accepts the required fields with defaults for the rest', async () => {
  expect(await quoteRequestSchema.validate(form)).toEqual({
    ...form,
    industry: '',
    category: 'mixed',
    requiredBy: null,
    requirements: '',
    wantsBranding: false,
    wantsPackaging: false,
    wantsSamples: false,
    budgetPerPiece: 'flexible',
    paymentTerms: 'discuss',
    additionalInfo: '',
  });
});

test.each(['companyName', 'contactPerson', 'email', 'phone', 'orderType', 'quantity'])(
  'requires %s',
  async (field) => {
    expect((await problems({ [field]: '' })).length).toBeGreaterThan(0);
    expect((await problems({ [field]: undefined })).length).toBeGreaterThan(0);
  },
);

test.each([0, -5, 1.5, 1_000_001, 'many', Number.NaN, Infinity])(
  'refuses a quantity of %s',
  async (quantity) => expect(await problems({ quantity })).not.toEqual([]),
);

test.each([dayFromNow(0), dayFromNow(-1), '2020-01-01', 'soon'])(
  'refuses a required-by date of %s',
  async (requiredBy) => expect(await problems({ requiredBy })).toHaveLength(1),
);

test('accepts tomorrow and no date', async () => {
  expect(await problems({ requiredBy: dayFromNow(1) })).toEqual([]);
  expect(await problems({ requiredBy: '' })).toEqual([]);
});

test.each([
  ['orderType', 'wholesale'],
  ['category', 'carpets'],
  ['budgetPerPiece', '1'],
  ['paymentTerms', 'barter'],
  ['email', 'ira'],
  ['phone', 'none'],
])('refuses %s %s', async (field, value) => {
  expect(await problems({ [field]: value })).toHaveLength(1);
});
