import type { UserProfile } from '@kargha/domain/people/user-schema';

import type { EmailLanguage } from './say.ts';

/** The language that a person has chosen in their profile. */
export function emailLanguageOf({ preferences }: Pick<UserProfile, 'preferences'>): EmailLanguage {
  return preferences.language === 'hi' ? 'hi' : 'en';
}
