import type { UserProfile } from '@kargha/domain/people/user-schema';

import { readUsers, userWithEmail } from '../records/user-record.ts';
import type { EmailLanguage } from './say.ts';

/** The language that a person has chosen in their profile. */
export function emailLanguageOf({ preferences }: Pick<UserProfile, 'preferences'>): EmailLanguage {
  return preferences.language === 'hi' ? 'hi' : 'en';
}

/** The language that the account with this address has chosen; English without an account. */
export async function emailLanguageAt(email: string): Promise<EmailLanguage> {
  const { docs } = await userWithEmail(email).get();
  const [profile] = readUsers(docs);
  return profile ? emailLanguageOf(profile) : 'en';
}
