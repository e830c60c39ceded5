import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

import { replayInput, type EarlyInput } from '#lib/browser/replay-input.ts';
import { servedPart } from '#lib/browser/served-parts.ts';
import { currentLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { IS_SERVER } from '#lib/server/env.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { lazyComponent } from './lazy-component.tsx';
import { NO_BOX } from './no-box.ts';
import { ServedHtml } from './served-html.tsx';

const SERVED_LANGUAGE = currentLanguage();

interface NearbyProps {
  /** of the page, in which no other part has this name */
  part: string;
}

interface NearbyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is rendered, unless the server rendered that part. */
  preload: (part: string) => Promise<void>;
}

/**
 * A component in its own chunk that is below the first screen. What the server rendered of it stays until it comes near
 * the screen or is touched. In a page that was not served, or not in this language, it loads at once.
 */
export function nearbyComponent<Props extends NearbyProps>(
  load: () => Promise<ComponentType<Props>>,
): NearbyComponent<Props> {
  const Part = lazyComponent(load, { onError: 'in-place' });

  function Nearby(props: Props) {
    const { part } = props;
    const isInLanguage = useLanguage() === SERVED_LANGUAGE;
    const [input, setInput] = useState<EarlyInput>();
    const show = useCallback((early: EarlyInput) => {
      load()
        .then(Part.preload)
        .then(
          () => setInput(early),
          () => reportLostPresses(early),
        );
    }, []);
    const html = isInLanguage ? servedPart(part) : undefined;
    if (!IS_SERVER && html !== undefined && !input)
      return <ServedHtml part={part} html={html} onWanted={show} />;
    return (
      <div data-part={part} style={NO_BOX}>
        <Part {...props} />
        {input && <Replay input={input} />}
      </div>
    );
  }

  return Object.assign(Nearby, {
    preload: async (part: string) => {
      if (servedPart(part) === undefined) await Part.preload();
    },
  });
}

/** Without a network it stays as it was served, with what was typed. */
function reportLostPresses(early: EarlyInput): void {
  const typed = early.pressed.filter(({ text }) => text !== undefined);
  if (typed.length === early.pressed.length) return;
  early.pressed = typed;
  showToast({ tone: 'error', message: NETWORK_MESSAGE });
}

/** With the component, so that nothing typed falls between it and what was served. */
function Replay({ input }: { input: EarlyInput }) {
  useLayoutEffect(() => replayInput(input), [input]);
  return null;
}
