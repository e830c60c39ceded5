import type { AccessCodeState } from '@kargha/domain/catalogue/access-code';
import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const states: Record<AccessCodeState, string> = {
  active: 'Active',
  ended: 'Ended',
  'used-up': 'Used up',
  disabled: 'Disabled',
};

const en = {
  title: 'Access codes',
  subtitle:
    'Products for one school or company alone. Tick “Only for holders of an access code” in the form of a product; whoever redeems the code on their profile, or registers a business with it, sees and buys it from then on.',
  create: 'New code',
  search: 'Search access codes',
  searchHint: 'Word of the name, company, or last characters',
  table: 'Access codes',
  columns: {
    label: 'Name',
    opens: 'Opens',
    company: 'Company',
    uses: 'Used',
    ends: 'Ends on',
    state: 'State',
    act: 'Actions',
  },
  masked: (last4: string) => `•••• •••• ${last4}`,
  unlocksNothing: 'No active product yet',
  andMore: 'and more',
  unknown: '—',
  usesOf: (uses: number, most: number) => `${COUNT.format(uses)} of ${COUNT.format(most)}`,
  states,
  loading: 'Loading access codes…',
  failed: 'The access codes could not be read.',
  empty: 'No access codes yet',
  emptyHint:
    'Make a code, put products behind it in their forms, and hand the code to the people who may see them.',
  noMatch: 'No access codes here',
  noMatchHint: 'No name, company or last characters of a code begin like this.',

  name: 'Name',
  nameHint: 'Whoever redeems the code reads it.',
  company: 'Company or school',
  optional: '(optional)',
  maxUses: 'How many people may use it',
  lastDay: 'Last day',
  lastDayHint: 'It can be redeemed until midnight in India.',
  close: 'Close',

  codeTitle: 'The code',
  codeHint:
    'It cannot be shown again: the shop keeps no copy. Write it down or hand it over before you close this.',
  copy: 'Copy code',
  copied: 'Code copied',
  done: 'I have the code',

  disable: 'Disable',
  disableNamed: (label: string) => `Disable ${label}`,
  disableTitle: (label: string) => `Disable ${label}?`,
  disableHint: (uses: number) =>
    `Nobody can redeem the code from now on, and this cannot be undone. ${keptAccess(uses)}`,
  disabled: 'Access code disabled',
};

function keptAccess(uses: number): string {
  if (uses === 0) return 'Nobody has redeemed it so far.';
  const people =
    uses === 1
      ? 'The person who has redeemed it keeps'
      : `The ${COUNT.format(uses)} people who have redeemed it keep`;
  return `${people} what it opened; to take a product from them, archive it.`;
}

/** Words of the access codes; staff read English. */
export const adminAccessCodesTexts: Catalogue<typeof en> = { en };
