import type { CDPSession, Page } from 'playwright-core';

export interface InteractionCost {
  /** CPU time of the page's main thread, from the input until the frame that shows its effect is committed */
  mainThreadMs: number;
  /** layout shift that no input explains: more than half a second after it */
  layoutShift: number;
}

interface TraceEvent {
  name: string;
  /** microseconds of the clock, as is `dur` */
  ts: number;
  dur?: number;
  /** microseconds of CPU time of the thread, as is `tdur` */
  tts?: number;
  tdur?: number;
  tid: number;
  args: { data?: Record<string, unknown> };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/**
 * Traces an interaction. `act` makes the input, waits for what it shows and returns. The browser's own event timing says
 * which events belong to the interaction, as for INP; the slowest of them counts.
 */
export async function recordInteraction(
  page: Page,
  act: () => Promise<void>,
): Promise<InteractionCost> {
  const session = await page.context().newCDPSession(page);
  const events = await trace(session, async () => {
    await act();
    await page.evaluate(SETTLED);
  });
  return {
    mainThreadMs: Math.max(...interactionEvents(events).map((event) => costOf(event, events))),
    layoutShift: unexplainedShift(events),
  };
}

/** Late effects, such as deferred renders, belong to the trace. */
const SETTLED = `new Promise((settle) =>
  setTimeout(() => requestIdleCallback(() => requestAnimationFrame(settle)), 1000))`;

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events;
}

function interactionEvents(events: readonly TraceEvent[]): TraceEvent[] {
  const found = events.filter(
    ({ name, args }) => name === 'EventTiming' && numberIn(args.data, 'interactionId') > 0,
  );
  if (found.length === 0) throw new Error('The browser recorded no interaction.');
  return found;
}

function costOf({ ts, tid, args: { data } }: TraceEvent, events: readonly TraceEvent[]): number {
  const start = numberIn(data, 'timeStamp');
  // Without a new frame, the event ends with its handlers.
  const end = numberIn(data, 'commitFinishTime') || numberIn(data, 'processingEnd');
  const clock = cpuClock(events.filter((event) => event.tid === tid));
  return (clock(ts + (end - start) * 1000) - clock(ts)) / 1000;
}

/** Returns the CPU time of a thread at a moment. Between two known moments it grows evenly. */
function cpuClock(events: readonly TraceEvent[]): (ts: number) => number {
  const known = events
    .flatMap(({ ts, tts, dur = 0, tdur = 0 }) =>
      tts === undefined ? [] : [[ts, tts] as const, [ts + dur, tts + tdur] as const],
    )
    .toSorted(([one], [other]) => one - other);
  return (moment) => {
    const after = known.findIndex(([ts]) => ts >= moment);
    const [laterTs, laterTts] = known.at(after) ?? [moment, 0];
    const [ts, tts] = known[after - 1] ?? [laterTs, laterTts];
    const part = laterTs === ts ? 0 : (moment - ts) / (laterTs - ts);
    return tts + part * (laterTts - tts);
  };
}

function unexplainedShift(events: readonly TraceEvent[]): number {
  return events
    .filter(({ name, args }) => name === 'LayoutShift' && args.data?.had_recent_input !== true)
    .reduce((sum, { args }) => sum + numberIn(args.data, 'weighted_score_delta'), 0);
}

function numberIn(data: Record<string, unknown> | undefined, name: string): number {
  const value = data?.[name];
  return typeof value === 'number' ? value : 0;
}
