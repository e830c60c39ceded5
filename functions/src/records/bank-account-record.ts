import { readBankAccount, type BankAccount } from '@kargha/domain/money/bank-account';
import { BANK_ACCOUNT_ID, COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference } from '../platform/firestore.ts';

export function bankAccountRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(BANK_ACCOUNT_ID);
}

export async function shopBankAccount(): Promise<BankAccount | null> {
  return readBankAccount((await bankAccountRef().get()).data());
}
