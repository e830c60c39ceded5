import { describe, expect, test } from 'vitest';

import { bankAccountSchema, NO_BANK_ACCOUNT, readBankAccount } from './bank-account.ts';

const ACCOUNT = {
  bankName: 'Sample Bank, Richmond Town',
  holder: 'Kargha Weavers',
  number: '000123456789',
  ifsc: 'SMPL0001234',
};

const problem = (account: object) => {
  try {
    bankAccountSchema.validateSync(account);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a bank account', () => {
  test('is complete or empty', () => {
    expect(problem(ACCOUNT)).toBe('');
    expect(problem(NO_BANK_ACCOUNT)).toBe('');
    for (const field of Object.keys(ACCOUNT)) {
      expect(problem({ ...ACCOUNT, [field]: '' })).toMatch(/every field of the account/);
    }
  });

  test('accepts spaces and lower case', () => {
    const typed = { ...ACCOUNT, number: '0001 2345 6789', ifsc: 'smpl 0001234' };
    expect(bankAccountSchema.validateSync(typed)).toEqual(ACCOUNT);
  });

  test.each(['12345678', '1234567890123456789', '00012345678X', '-12345678901'])(
    'is refused with the number %s',
    (number) => expect(problem({ ...ACCOUNT, number })).toMatch(/9 to 18 digits/),
  );

  test.each(['SMPL1001234', 'SMP00001234', 'SMPL000123', 'SMPL00012345', '12340001234'])(
    'is refused with the IFSC %s',
    (ifsc) => expect(problem({ ...ACCOUNT, ifsc })).toMatch(/4 letters, a zero/),
  );
});

test('reads a stored account only if it is complete and valid', () => {
  expect(readBankAccount({ ...ACCOUNT, updatedAt: new Date() })).toEqual(ACCOUNT);
  for (const stored of [undefined, null, 'x', {}, NO_BANK_ACCOUNT, { ...ACCOUNT, ifsc: 'x' }]) {
    expect(readBankAccount(stored)).toBeNull();
  }
});
