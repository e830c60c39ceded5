import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Audit log',
  subtitle: 'Who changed what, and when. Entries can’t be edited or deleted.',
  loading: 'Loading the audit log…',
  failed: 'Failed to load the audit log',
  empty: 'No changes found',
  noneHint: 'Try a different person, record or action.',
  search: 'Record',
  searchHint: 'orders/…, settings/public',
  actor: 'Person (email or ID)',
  action: 'Action',
  actionPlaceholder: 'order.hold',
  columns: { what: 'Action', who: 'Person', target: 'Record', change: 'Change', at: 'Date' },
  reason: (text: string) => `“${text}”`,
  nothing: '—',
  profileTitle: 'Profile',
  profileSubtitle: 'Your back office account.',
  myHistory: 'Your changes',
};

export const auditTexts: Catalogue<typeof en> = { en };
