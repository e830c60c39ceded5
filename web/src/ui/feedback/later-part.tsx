import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';

import { Button } from '../controls/button.tsx';
import { Surface } from '../surface.tsx';
import { uiTexts } from '../ui-texts.ts';
import { FailedFace } from './faces.tsx';

interface LaterPartOptions {
  /** Stands in its place until it is there. */
  wait?: ReactNode;
  /** Where it says that its download was lost: in its place, or over the page for what would have lain over it. */
  lost: 'in-place' | 'over';
}

/**
 * A part of a page that is a download of its own, fetched when it is drawn first. Where that download is lost, the page
 * around it stays, and the part is tried again when asked for.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wait, lost }: LaterPartOptions,
) {
  let Loaded: ComponentType<Props> | undefined;

  return function LaterPart(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'lost'>(Loaded ? 'here' : 'coming');

    const ask = useCallback(async () => {
      try {
        Loaded = await load();
        setState('here');
      } catch {
        setState('lost');
      }
    }, []);
    useEffect(() => void ask(), [ask]);

    async function askAgain() {
      await ask();
      // Some browsers keep what failed to come: the whole page fetches it anew.
      if (!Loaded && navigator.onLine) window.location.reload();
    }

    if (Loaded && state === 'here') return <Loaded {...props} />;
    if (state === 'coming') return wait;
    return <Lost where={lost} onAgain={() => void askAgain()} />;
  };
}

interface LostProps {
  where: LaterPartOptions['lost'];
  onAgain: () => void;
}

function Lost({ where, onAgain }: LostProps) {
  const { tryAgain } = useTexts(uiTexts);
  const say = useSay();
  const again = <Button onClick={onAgain}>{tryAgain}</Button>;
  if (where === 'in-place') return <FailedFace title={NETWORK_MESSAGE} action={again} />;
  return (
    <Over role="alert">
      <p>{say(NETWORK_MESSAGE)}</p>
      {again}
    </Over>
  );
}

const Over = styled(Surface)(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  insetBlockEnd: theme.spacing(2),
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  maxWidth: '34rem',
  marginInline: 'auto',
}));
