import { useId, useState } from 'react';

import { signInEndpoints, type SecondFactorState } from '@kargha/domain/people/sign-in-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { secondFactorTexts } from '../second-factor-texts.ts';
import { useStaffQuery } from '../state/endpoint-queries.ts';
import { reloadProfile } from '../state/sign-in-actions.ts';
import { callStaffEndpoint } from '../state/staff-endpoint.ts';
import { ButtonRow } from './button-row.tsx';
import { RecoveryCodes, SetUpSecondFactor } from './set-up-second-factor.tsx';

/** The second factor of the signed-in member of staff. */
export function SecondFactorSection() {
  const texts = useTexts(secondFactorTexts);
  const id = useId();
  const { data, error } = useStaffQuery(signInEndpoints.secondFactor, {});
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Head>
        <Text variant="h2" id={id}>
          {texts.title}
        </Text>
        {data && <Tag tone={data.isSet ? 'done' : 'idle'}>{data.isSet ? texts.on : texts.off}</Tag>}
      </Head>
      <p>{texts.lead}</p>
      {data ? <Factor {...data} /> : <p>{error ? texts.failed : texts.loading}</p>}
    </Sheet>
  );
}

function Factor({ isSet, recoveryCodesLeft }: SecondFactorState) {
  const texts = useTexts(secondFactorTexts);
  const [codes, setCodes] = useState<readonly string[]>();
  const [version, setVersion] = useState(0);

  function finish() {
    setCodes(undefined);
    setVersion((before) => before + 1);
    void reloadProfile();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  return (
    <>
      {isSet && <p>{texts.codesLeft(recoveryCodesLeft)}</p>}
      <SetUpSecondFactor key={version} isReplacing={isSet} onDone={finish} />
      {isSet && <Changes onRenewed={setCodes} onRemoved={finish} />}
    </>
  );
}

interface ChangesProps {
  onRenewed: (codes: readonly string[]) => void;
  onRemoved: () => void;
}

function Changes({ onRenewed, onRemoved }: ChangesProps) {
  const texts = useTexts(secondFactorTexts);
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const close = () => setAsked(undefined);

  async function renew() {
    const answer = await callStaffEndpoint(signInEndpoints.renewRecoveryCodes, {});
    onRenewed(answer.recoveryCodes);
  }
  async function remove() {
    await callStaffEndpoint(signInEndpoints.removeSecondFactor, {});
    showToast({ tone: 'success', title: texts.done, message: texts.removed });
    onRemoved();
  }

  return (
    <>
      <ButtonRow data-start>
        <Button onClick={() => setAsked('renew')}>{texts.renew}</Button>
        <Button onClick={() => setAsked('remove')}>{texts.remove}</Button>
      </ButtonRow>
      {asked === 'renew' && (
        <ActionDialog
          title={texts.renewTitle}
          confirm={texts.renew}
          onConfirm={renew}
          onClose={close}
        >
          <p>{texts.renewHint}</p>
        </ActionDialog>
      )}
      {asked === 'remove' && (
        <ActionDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          isDestructive
          onConfirm={remove}
          onClose={close}
        >
          <p>{texts.removeHint}</p>
        </ActionDialog>
      )}
    </>
  );
}

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));
