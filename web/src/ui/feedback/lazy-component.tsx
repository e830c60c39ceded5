import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { captureTypedFields } from '#lib/browser/typed-fields.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { Button } from '../controls/button.tsx';
import { uiTexts } from '../ui-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './page-states.tsx';
import { FloatingMessage } from './floating-message.tsx';

interface LazyComponentOptions {
  /** Stands in its place until it is there. */
  wait?: ReactNode;
  /**
   * Where it says that it cannot be shown: in its place, or over the page for what would have lain over it. A function
   * draws something else instead; `again` tries once more.
   */
  lost: 'in-place' | 'over' | ((again: () => void) => ReactNode);
}

/** A component that is a download of its own. `preload` fetches it before it is drawn. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<void>;
}

/**
 * A part of a page, or a whole page, that is a download of its own, fetched when it is drawn first. Where that download
 * is lost, or the part breaks, the page around it stays. The part is tried again when asked for, and when the network
 * is back. Nothing else in the shop calls `lazy`: a download that React's own loses takes the whole shop down.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wait, lost }: LazyComponentOptions,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;

  async function fetchPart(): Promise<void> {
    const part = await load();
    // What is drawn already stays: another component in its place would begin from nothing.
    Loaded ??= part;
  }

  function Part(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'lost'>(Loaded ? 'here' : 'coming');

    const ask = useCallback(
      () =>
        fetchPart().then(
          () => setState('here'),
          () => setState('lost'),
        ),
      [],
    );
    useEffect(() => {
      if (!Loaded) void ask();
    }, [ask]);
    useRetryOnline(state === 'lost', ask);

    async function askAgain() {
      await ask();
      // Files of an earlier release may be gone: the page fetches the latest, unless that loses what was typed.
      if (!Loaded && navigator.onLine && captureTypedFields().length === 0) window.location.reload();
    }

    const instead = (again: () => unknown, isBroken?: boolean) =>
      typeof lost === 'function' ? (
        lost(() => void again())
      ) : (
        <Lost {...props} where={lost} isBroken={isBroken} onAgain={again} />
      );

    if (state === 'coming') return wait;
    if (!Loaded || state === 'lost') return instead(typeof lost === 'function' ? ask : askAgain);
    return (
      <ErrorBoundary fallback={(again) => instead(again, true)}>
        <Loaded {...props} />
      </ErrorBoundary>
    );
  }

  return Object.assign(Part, {
    // What was lost is asked for again when it is drawn, and says so then.
    preload: () => fetchPart().catch(() => undefined),
  });
}

function useRetryOnline(isLost: boolean, retry: () => Promise<void>): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const listener = () => void retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isLost, retry]);
}

interface LostProps {
  where: 'in-place' | 'over';
  /** Its code has come: what failed is not the network. */
  isBroken: boolean | undefined;
  /** Of what would have lain over the page, such as a dialog. */
  onClose?: () => void;
  onAgain: () => unknown;
}

function Lost({ where, isBroken, onClose, onAgain }: LostProps) {
  const { tryAgain, close, brokenTitle } = useTexts(uiTexts);
  const translate = useTranslate();
  const message = isBroken ? brokenTitle : NETWORK_MESSAGE;
  const again = <Button onClick={() => void onAgain()}>{tryAgain}</Button>;
  if (where === 'in-place') return <ErrorState title={message} action={again} />;
  return createPortal(
    <FloatingMessage role="alert">
      <p>{translate(message)}</p>
      {again}
      {onClose && <Button onClick={onClose}>{close}</Button>}
    </FloatingMessage>,
    document.body,
  );
}
