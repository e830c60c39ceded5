import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Audit',
  subtitle:
    'Who changed what, from what to what. Rows are written with the change and never altered.',
  loading: 'Loading the log…',
  failed: 'Failed to load the log',
  none: 'Nothing was changed',
  noneHint: 'Try another person, document or action.',
  search: 'Document',
  placeholder: 'orders/…, settings/public',
  actor: 'Person (e-mail or id)',
  action: 'Action',
  anyAction: 'Every action',
  export: 'Export CSV',
  exporting: (count: number) => `${count} rows…`,
  exported: (count: number) => `${count} rows were exported.`,
  columns: { what: 'Action', who: 'Who', target: 'What', change: 'From → to', at: 'When' },
  reason: (text: string) => `“${text}”`,
  nothing: '—',
  profileTitle: 'Profile',
  profileSubtitle: 'Your own account in the back office.',
  myHistory: 'What you have changed',
  csv: ['When', 'Who', 'Person id', 'Action', 'Document', 'Before', 'After', 'Reason'],
};

export const auditTexts: Catalogue<typeof en> = { en };
