import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';

import { lazyComponent } from '../feedback/lazy-component.tsx';
import { Button } from '../controls/button.tsx';
import { registerLeaveConfirmation, leavesPage, type ConfirmLeave } from './unsaved-changes.ts';
import { listTexts } from './list-texts.ts';

const ModalDialog = lazyComponent(
  async () => (await import('../dialog/modal-dialog.tsx')).ModalDialog,
  { onError: 'over' },
);

/** While `when` is true, links, shortcuts, signing out, Back and closing the tab ask before changes are lost. */
export function LeaveGuard({ when }: { when: boolean }) {
  const texts = useTexts(listTexts);
  const [leave, setLeave] = useState<() => void>();
  // The setter would call a plain function.
  const ask = useCallback<ConfirmLeave>((go) => setLeave(() => go), []);
  useAskBeforeUnload(when);
  useLinkGuard(when, ask);
  useHistoryGuard(when, ask);
  useEffect(() => (when ? registerLeaveConfirmation(ask) : undefined), [when, ask]);

  if (!leave) return null;
  const stay = () => setLeave(undefined);
  return (
    <ModalDialog
      isOpen
      title={texts.leaveTitle}
      onClose={stay}
      actions={
        <>
          <Button
            onClick={() => {
              stay();
              leave();
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
  );
}

/** The browser's own dialog when the tab is closed or another address is entered. */
function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Runs in the capture phase, before the router. */
function useLinkGuard(isNeeded: boolean, ask: ConfirmLeave): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNeeded) return;
    const listener = (event: MouseEvent) => {
      const address = leavingPath(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(address));
    };
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isNeeded, ask, navigate]);
}

/** The path of a link that leaves the page in this tab; undefined for other clicks. */
function leavingPath(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  if (link.target === '_blank' || origin !== window.location.origin) return undefined;
  return leavesPage(pathname) ? pathname + search : undefined;
}

function isPlainClick({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && button === 0;
}

/** The part of the browsers' Navigation API that TypeScript does not describe yet. */
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}

interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  destination: { key: string; url: string; sameDocument: boolean };
}

/**
 * While `isNeeded`, Back and Forward ask before they leave the page. Browsers allow a second press without
 * interaction, and those without the Navigation API allow every step.
 */
export function useHistoryGuard(isNeeded: boolean, ask: ConfirmLeave): void {
  useEffect(() => {
    const navigation = navigationOfTab();
    if (!isNeeded || !navigation) return;
    let isLeaving = false;
    const listener = (event: Event) => {
      const { cancelable, navigationType, destination } = event as NavigateEvent;
      const isStep = navigationType === 'traverse' && cancelable && destination.sameDocument;
      if (isLeaving || !isStep || !leavesPage(destination.url)) return;
      event.preventDefault();
      ask(() => {
        isLeaving = true;
        navigation.traverseTo(destination.key);
      });
    };
    navigation.addEventListener('navigate', listener);
    return () => navigation.removeEventListener('navigate', listener);
  }, [isNeeded, ask]);
}

function navigationOfTab(): Navigation | undefined {
  return (window as Window & { navigation?: Navigation }).navigation;
}
