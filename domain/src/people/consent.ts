/** The version of the privacy notice: the day from which its words stand. A new one when what is kept, or why, changes. */
export const PRIVACY_NOTICE_VERSION = '2026-11-23';

/** What people are asked for, each by itself (DPDP Act 2023, section 6). */
export const CONSENT_PURPOSES = [
  'marketing',
  'newsletter',
  'reminders',
  'measuring',
  'terms',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Where somebody agreed or took it back. */
export const CONSENT_SOURCES = ['profile', 'footer', 'sign_up', 'letter'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** consents/{id}: a yes or its withdrawal; one for each change, never changed again but to take out the person. */
export interface Consent {
  purpose: ConsentPurpose;
  given: boolean;
  /** the version of the privacy notice that was in force */
  notice: string;
  source: ConsentSource;
  /** null for who has no account, and once the person was forgotten */
  uid: string | null;
  /** SHA-256 of the e-mail address in small letters, where the consent belongs to an address; else null */
  addressHash: string | null;
  at: Date;
  /** when the person was taken out; absent while they are there */
  forgottenAt?: Date;
}

/** A row as its person sees it. */
export interface ConsentRow extends Pick<Consent, 'purpose' | 'given' | 'notice' | 'source'> {
  id: string;
  /** ISO 8601 */
  at: string;
}

/** What somebody has agreed to now, by purpose. */
export type ConsentStates = Record<ConsentPurpose, boolean>;
