import { accessCodeSearch, readAccessCode } from '@kargha/domain/catalogue/access-code';
import type { AccessCode } from '@kargha/domain/catalogue/access-code-schema';
import { indianDay } from '@kargha/domain/india/indian-day';

import { ANCHOR, daysAgo, daysAhead } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { codeId } from '../foundation/stable-id.ts';

export type AccessCodeName = 'school-uniform' | 'corporate-merchandise' | 'alumni-meet';

const LAST_YEAR = Number(indianDay(ANCHOR).slice(0, 4)) - 1;

interface SampleAccessCode {
  /** As it is handed out; only its hash is stored. */
  code: string;
  label: string;
  companyName: string;
  maxUses: number;
  uses: number;
  active: boolean;
  expiresInDays: number;
}

/** Twelve Crockford characters hold sixty bits. The codes are listed in sample-shop/README.md. */
export const ACCESS_CODES: Readonly<Record<AccessCodeName, SampleAccessCode>> = {
  'school-uniform': {
    code: 'SCHOOL-7Q4M-X2VT-9HKD',
    label: 'Kanchanvan Vidyalaya uniform',
    companyName: 'Kanchanvan Vidyalaya Samiti',
    maxUses: 600,
    uses: 1,
    active: true,
    expiresInDays: 227,
  },
  'corporate-merchandise': {
    code: 'NILGARH-3F8R-W6BN-2CZE',
    label: 'Nilgarh staff merchandise',
    companyName: 'Nilgarh Logistics Private Limited',
    maxUses: 450,
    uses: 1,
    active: true,
    expiresInDays: 320,
  },
  'alumni-meet': {
    code: 'ALUMNI-5T9P-K1GY-8MJS',
    label: `Alumni meet ${LAST_YEAR}`,
    companyName: 'Kanchanvan Vidyalaya Samiti',
    maxUses: 100,
    uses: 0,
    active: false,
    expiresInDays: -40,
  },
};

/** Document id of an access code; products and profiles refer to it. */
export function accessCodeId(name: AccessCodeName): string {
  return codeId('access-code', readAccessCode(ACCESS_CODES[name].code));
}

/** accessCodes/{HMAC of the code} */
export function accessCodeDocuments(): SeedDocument[] {
  const names: AccessCodeName[] = ['school-uniform', 'corporate-merchandise', 'alumni-meet'];
  return names.map((name) => {
    const { code, expiresInDays, ...stored } = ACCESS_CODES[name];
    const last4 = code.slice(-4);
    const document: Omit<AccessCode, 'id'> = {
      ...stored,
      last4,
      search: accessCodeSearch({ ...stored, last4 }),
      expiresAt: daysAhead(expiresInDays),
      createdAt: daysAgo(88),
    };
    return seedDocument(`accessCodes/${accessCodeId(name)}`, document);
  });
}
