import type { AccessCodeState } from '@kargha/domain/catalogue/access-code';
import type { Catalogue } from '#lib/language/language.ts';

const COUNT = new Intl.NumberFormat('en-IN');

const states: Record<AccessCodeState, string> = {
  active: 'Active',
  ended: 'Expired',
  'used-up': 'Used up',
  disabled: 'Disabled',
};

const en = {
  title: 'Access codes',
  subtitle:
    'Sell products to one school or company only. In the product form, turn on “Require an access code”. People who redeem the code can see and buy the product.',
  create: 'Create code',
  search: 'Search access codes',
  searchHint: 'Name, company or last characters',
  columns: {
    label: 'Name',
    opens: 'Products',
    company: 'Company',
    uses: 'Used',
    ends: 'Expires',
    state: 'Status',
    actions: 'Actions',
  },
  masked: (last4: string) => `•••• •••• ${last4}`,
  unlocksNothing: 'No active products yet',
  andMore: 'and more',
  unknown: '—',
  usesOf: (uses: number, most: number) => `${COUNT.format(uses)} of ${COUNT.format(most)}`,
  states,
  loading: 'Loading access codes…',
  failed: 'Failed to load access codes',
  empty: 'No access codes yet',
  emptyHint:
    'Create a code, choose it in the product form, then share it with the people who may buy.',
  none: 'No access codes found',
  noneHint: 'Try another name, company or last characters.',

  name: 'Name',
  nameHint: 'People who redeem the code see this name.',
  company: 'Company or school',
  optional: '(optional)',
  maxUses: 'Maximum number of people',
  lastDay: 'Expiry date',
  lastDayHint: 'People can redeem it until midnight on this day, India time.',
  close: 'Close',

  codeTitle: 'Access code',
  codeHint: 'Copy the code before you close this. We do not keep it, so you cannot see it again.',
  copy: 'Copy code',
  copied: 'Code copied',
  done: 'I have saved the code',

  disable: 'Disable',
  disableNamed: (label: string) => `Disable ${label}`,
  disableTitle: (label: string) => `Disable ${label}?`,
  disableHint: (uses: number) =>
    `No one will be able to redeem the code. You cannot undo this. ${describeKeptAccess(uses)}`,
  disabled: 'Access code disabled',
};

function describeKeptAccess(uses: number): string {
  if (uses === 0) return 'No one has redeemed it yet.';
  const people =
    uses === 1
      ? '1 person who redeemed it keeps'
      : `${COUNT.format(uses)} people who redeemed it keep`;
  return `${people} access to its products. To remove access to a product, archive it.`;
}

export const adminAccessCodesTexts: Catalogue<typeof en> = { en };
