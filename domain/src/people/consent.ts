export const PRIVACY_NOTICE_VERSION = '2026-11-23';

/** Each purpose is asked for separately (DPDP Act 2023, section 6). */
export const CONSENT_PURPOSES = [
  'marketing',
  'newsletter',
  'reminders',
  'measuring',
  'terms',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Where a consent was given or withdrawn. */
export const CONSENT_SOURCES = ['profile', 'footer', 'sign_up', 'letter'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** consents/{id}: one consent or withdrawal. Never changed, except to erase the person. */
export interface Consent {
  purpose: ConsentPurpose;
  given: boolean;
  /** version of the privacy notice at that time */
  notice: string;
  source: ConsentSource;
  /** null without an account, and after erasure */
  uid: string | null;
  /** SHA-256 of the lower-case email address, for consents of an address; otherwise null */
  addressHash: string | null;
  at: Date;
  /** when the person was erased; missing before */
  forgottenAt?: Date;
}

export type ConsentStates = Record<ConsentPurpose, boolean>;
