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

export type ConsentStates = Record<ConsentPurpose, boolean>;
