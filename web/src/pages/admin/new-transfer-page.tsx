import { useNavigate } from 'react-router-dom';

import { TransferForm } from '#features/transfers/components/transfer-form.tsx';
import { transfersTexts } from '#features/transfers/transfers-texts.ts';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function NewTransferPage() {
  const texts = useTexts(transfersTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.transfers, label: texts.back }}>
      <TransferForm onSaved={({ id }) => void navigate(adminRowPath(adminPaths.transfers, id))} />
    </IndexPage>
  );
}
