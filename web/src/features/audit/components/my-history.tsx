import { useTexts } from '#lib/language/language.ts';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { auditTexts } from '../audit-texts.ts';
import { useAudit } from '../state/audit-log.ts';
import { AuditTable } from './audit-table.tsx';

export function MyHistory({ uid }: { uid: string }) {
  const texts = useTexts(auditTexts);
  const list = useAudit({ actor: uid, target: '', action: '' });
  return (
    <PagedList
      list={list}
      loading={texts.loading}
      failed={texts.failed}
      empty={<EmptyState title={texts.none} action={null} />}
    >
      {(rows, isStale) => <AuditTable rows={rows} isStale={isStale} />}
    </PagedList>
  );
}
