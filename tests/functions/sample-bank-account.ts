import type { BankAccount } from '@kargha/domain/money/bank-account';

/** Invented. */
export const BANK: BankAccount = {
  bankName: 'Sample Bank',
  holder: 'Kargha',
  number: '000123456789',
  ifsc: 'SMPL0001234',
};
