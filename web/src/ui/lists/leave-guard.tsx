import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { askBeforeLeaving, leavesPage } from './leaving.ts';
import { listTexts } from './list-texts.ts';

const ModalDialog = lazy(async () => ({
  default: (await import('../dialog/modal-dialog.tsx')).ModalDialog,
}));

/**
 * While `when` holds, links and shortcuts away from the page and closing the tab ask before what was typed is lost. The
 * browser's own way back does not ask: it is gone before anybody hears of it.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const texts = useTexts(listTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useAskBeforeUnload(when);
  useCaughtLinks(when, setWanted);
  useEffect(() => (when ? askBeforeLeaving(setWanted) : undefined), [when]);

  if (wanted === undefined) return null;
  const stay = () => setWanted(undefined);
  return (
    <Suspense fallback={null}>
      <ModalDialog
        isOpen
        title={texts.leaveTitle}
        onClose={stay}
        actions={
          <>
            <Button
              onClick={() => {
                stay();
                void navigate(wanted);
              }}
            >
              {texts.leave}
            </Button>
            <Button look="action" onClick={stay}>
              {texts.stay}
            </Button>
          </>
        }
      >
        <p>{texts.leaveHint}</p>
      </ModalDialog>
    </Suspense>
  );
}

/** The browser's own question when the tab is closed or another address is typed. */
function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Links within the shop are caught before the router sees them. */
function useCaughtLinks(isNeeded: boolean, onLink: (address: string) => void): void {
  useEffect(() => {
    if (!isNeeded) return;
    const caught = (event: MouseEvent) => {
      const address = leavingTo(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onLink(address);
    };
    document.addEventListener('click', caught, { capture: true });
    return () => document.removeEventListener('click', caught, { capture: true });
  }, [isNeeded, onLink]);
}

/** Where a click would go within this tab and this shop; undefined where it stays or opens something beside it. */
function leavingTo(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  if (link.target === '_blank' || origin !== window.location.origin) return undefined;
  return leavesPage(pathname) ? pathname + search : undefined;
}

function isPlainClick({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && button === 0;
}
