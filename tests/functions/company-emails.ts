import { db } from './ledger-fixtures.ts';
import type { Person } from './sample-people.ts';

interface Email {
  to: string[];
  message: { subject: string; text: string };
}

export async function companyEmailsTo({ email }: Person): Promise<Email[]> {
  const { docs } = await db().collection('mail').where('to', 'array-contains', email).get();
  return docs.filter(({ id }) => id.startsWith('company_')).map((one) => one.data() as Email);
}
