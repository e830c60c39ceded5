import { readBankAccount, type BankAccount } from '@kargha/domain/money/bank-account';
import { BANK_ACCOUNT_ID, COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference } from '../platform/firestore.ts';

/** settings/bankAccount: only the server reads it. It tells those who owe the shop money. */
export function bankAccountRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(BANK_ACCOUNT_ID);
}

/** The account into which businesses transfer money; null while staff have not filled it in. */
export async function shopBankAccount(): Promise<BankAccount | null> {
  return readBankAccount((await bankAccountRef().get()).data());
}
