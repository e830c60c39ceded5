import type { BankAccount } from '@kargha/domain/money/bank-account';

/** An account that the shop may name in settings/bankAccount for transfers; invented. */
export const BANK: BankAccount = {
  bankName: 'Sample Bank',
  holder: 'Kargha',
  number: '000123456789',
  ifsc: 'SMPL0001234',
};
