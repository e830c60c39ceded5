import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

import { SECOND_MS } from '@kargha/domain/records/time-spans';
import { captureTypedFields } from '#lib/browser/typed-fields.ts';
import { IS_SERVER } from '#lib/server/env.ts';
import { waitOnServer } from '#lib/server/render-on-server.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { Button } from '../controls/button.tsx';
import { uiTexts } from '../ui-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './page-states.tsx';
import { FloatingMessage } from './floating-message.tsx';

interface LazyComponentOptions {
  fallback?: ReactNode;
  /**
   * How a failed download is shown: in place, or floating over the page for a dialog. A function renders a
   * fallback and can retry.
   */
  onError: 'in-place' | 'over' | ((again: () => void) => ReactNode);
}

/** A component in its own chunk. `preload` fetches it before it is rendered. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<void>;
}

/**
 * A component in its own chunk, fetched on first render. When the download fails or the component throws, the page
 * around it stays, and it is retried on demand and when the network is back. Nothing else may call React's `lazy`,
 * because a failed download there unmounts the whole shop.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, onError }: LazyComponentOptions,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;

  async function fetchPart(): Promise<void> {
    if (Loaded) return;
    const part = await load();
    // Keeps the component that is mounted: a new one would lose its state.
    Loaded ??= part;
  }

  function Part(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(
      Loaded ? 'ready' : 'loading',
    );

    const fetchAndShow = useCallback(
      () =>
        fetchPart().then(
          () => setState('ready'),
          () => setState('failed'),
        ),
      [],
    );
    useEffect(() => {
      // Also when a preload has ended since this was rendered.
      if (state === 'loading') void fetchAndShow();
    }, [fetchAndShow, state]);
    const fetchOnline = useCallback(async () => {
      await fetchAndShow();
      if (!Loaded) setTimeout(() => void fetchAndShow(), SECOND_MS);
    }, [fetchAndShow]);
    useRetryOnline(state === 'failed', fetchOnline);

    async function retry() {
      await fetchAndShow();
      // Chunks of an older release may be gone: reload for the latest, unless that loses typed text.
      if (!Loaded && navigator.onLine && captureTypedFields().length === 0)
        window.location.reload();
    }

    const renderError = (again: () => unknown, isBroken?: boolean) =>
      typeof onError === 'function' ? (
        onError(() => void again())
      ) : (
        <LoadError {...props} where={onError} isBroken={isBroken} onAgain={again} />
      );

    if (IS_SERVER && !Loaded) waitOnServer(fetchPart);
    if (state === 'loading') return fallback;
    if (!Loaded || state === 'failed')
      return renderError(typeof onError === 'function' ? fetchAndShow : retry);
    return (
      <ErrorBoundary fallback={(again) => renderError(again, true)}>
        <Loaded {...props} />
      </ErrorBoundary>
    );
  }

  return Object.assign(Part, {
    // A failed preload is retried and reported on render.
    preload: () => fetchPart().catch(() => undefined),
  });
}

/**
 * The first attempt may join a download that began offline, or come before the network works: it has a second one.
 * It listens from the moment the error shows, so that a network that is back at once is not missed.
 */
function useRetryOnline(hasFailed: boolean, retry: () => Promise<void>): void {
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    const listener = () => void retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [hasFailed, retry]);
}

interface LoadErrorProps {
  where: 'in-place' | 'over';
  /** The chunk has loaded and the component threw. */
  isBroken: boolean | undefined;
  onClose?: () => void;
  onAgain: () => unknown;
}

function LoadError({ where, isBroken, onClose, onAgain }: LoadErrorProps) {
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
