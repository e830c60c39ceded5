import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Surface } from '#ui/surface.tsx';
import { ActionButton } from '#ui/toasts/action-button.tsx';
import { saveFile } from '#lib/files/save-file.ts';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { RequestQuoteButton } from '../quote-request/components/request-quote-button.tsx';
import { fetchCatalogue } from '../state/bulk-order-actions.ts';

const CallForm = lazyComponent(
  async () => (await import('../call/components/call-form.tsx')).CallForm,
  {
    onError: 'over',
  },
);

export function BulkOrderActions() {
  const texts = useTexts(bulkOrdersTexts);
  const [isCalling, setCalling] = useState(false);
  const isBuyer = useSession((session) => selectProfile(session)?.role === 'b2b_buyer');
  return (
    <Sheet as="section">
      <Text variant="h2">{texts.readyTitle}</Text>
      <p>{texts.readyText}</p>
      <Buttons>
        <RequestQuoteButton />
        <Button onClick={() => setCalling(true)}>{texts.scheduleCall}</Button>
        <ActionButton run={downloadCatalogue}>{texts.downloadCatalogue}</ActionButton>
        {isBuyer && <ButtonLink to={paths.quickOrder}>{texts.quickOrder}</ButtonLink>}
      </Buttons>
      <small>{texts.catalogueHint}</small>
      {isCalling && <CallForm onClose={() => setCalling(false)} />}
    </Sheet>
  );
}

const Sheet = styled(Surface)(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& small': { fontSize: '0.875rem', color: vars.palette.text.secondary },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
}));

async function downloadCatalogue(): Promise<void> {
  saveFile('kargha-bulk-catalogue.pdf', await fetchCatalogue());
}
