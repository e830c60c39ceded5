import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';

import { splitLanguage } from '@kargha/domain/settings/language-path';
import type { EarlyInput } from '#lib/browser/replay-input.ts';
import { whenNear } from '#lib/browser/when-near.ts';

import { NO_BOX } from './no-box.ts';

interface ServedHtmlProps {
  part: string;
  html: string;
  /** near the screen, or touched */
  onWanted: (input: EarlyInput) => void;
}

const CHOICE = '[type="checkbox"], [type="radio"]';

/** Links work. What is pressed or typed is kept for the component that takes its place. */
export function ServedHtml({ part, html, onWanted }: ServedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<EarlyInput>({ pressed: [], held: null, focused: null });
  const follow = useFollowLink();
  // React writes the HTML again for each new object, which would empty its fields.
  const inner = useMemo(() => ({ __html: html }), [html]);
  const want = () => onWanted(input.current);

  useEffect(() => {
    const first = place.current?.firstElementChild;
    return first ? whenNear(first, () => onWanted(input.current)) : undefined;
  }, [onWanted]);

  useKeptFocus(place, input);

  function press(event: MouseEvent<HTMLElement>) {
    if (follow(event)) return;
    const what = closest(event, `button:not([type="submit"]), ${CHOICE}`);
    if (!what) return;
    const isChecked = what instanceof HTMLInputElement ? what.checked : undefined;
    input.current.pressed.push({ what, isForm: false, isChecked });
    want();
  }

  function type({ target }: SyntheticEvent) {
    if (!isTextField(target)) return;
    const { pressed } = input.current;
    const others = pressed.filter(({ what, text }) => what !== target || text === undefined);
    input.current.pressed = [{ what: target, isForm: false, text: target.value }, ...others];
  }

  return (
    <div
      ref={place}
      data-part={part}
      style={NO_BOX}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
      onPointerDown={(event) => {
        input.current.held = closest(event, `button, a[href], label, ${CHOICE}`);
        want();
      }}
      onPointerUp={() => void (input.current.held = null)}
      onPointerCancel={() => void (input.current.held = null)}
      onKeyDown={(event) => {
        if (event.key === ' ') input.current.held = closest(event, `button, ${CHOICE}`);
      }}
      onKeyUp={() => void (input.current.held = null)}
      onFocus={want}
      onInput={type}
      onClick={press}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.target instanceof Element)
          input.current.pressed.push({ what: event.target, isForm: true });
        want();
      }}
    />
  );
}

/** Also what had the focus before the app started keeps it. The cleanup runs while it is still in the page. */
function useKeptFocus(place: RefObject<Element | null>, input: RefObject<EarlyInput>) {
  useLayoutEffect(() => {
    const served = place.current;
    const kept = input.current;
    return () => {
      const { activeElement } = document;
      if (served?.contains(activeElement)) kept.focused = activeElement;
    };
  }, [place, input]);
}

function closest({ target }: SyntheticEvent, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(target: EventTarget): target is TextField {
  return target instanceof Element && 'value' in target && !target.matches(CHOICE);
}

/** Follows a link within the shop, as `Link` does. */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent): boolean => {
    const link = closest(event, 'a[href]');
    if (!(link instanceof HTMLAnchorElement)) return false;
    if (isPlain(event) && isOfShop(link)) {
      event.preventDefault();
      void navigate(splitLanguage(link.pathname).path + link.search + link.hash);
    }
    return true;
  };
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isOfShop({ origin, target }: HTMLAnchorElement): boolean {
  return target === '' && origin === window.location.origin;
}
