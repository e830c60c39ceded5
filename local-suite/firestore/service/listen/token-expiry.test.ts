import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { policyOf } from '../../../rules/testing/policy.ts';
import { RPC_CODES } from '../../rpc-error.ts';
import { CoreFixture, GUEST } from '../testing/core-fixture.ts';

const ORDERS = { from: [{ collectionId: 'orders' }] };
const NEWS = { from: [{ collectionId: 'news' }] };

describe('a token that expires', () => {
  let fixture: CoreFixture;
  const NOW_MS = Date.UTC(2100, 0, 1);
  const seconds = (ms: number) => ms / 1000;

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS });
    fixture = new CoreFixture();
    fixture.control.setPolicy(
      policyOf(
        'match /orders/{id} { allow list: if request.auth != null; } match /news/{id} { allow list; }',
      ),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const listenWith = (exp: number) => {
    const opened = fixture.listen({ kind: 'person', uid: 'asha', token: { exp } });
    opened.addQuery(2, ORDERS);
    opened.addQuery(4, NEWS);
    opened.updates();
    return opened;
  };

  it('ends what a guest may not read, at that moment', () => {
    const opened = listenWith(seconds(NOW_MS + 3_600_000));
    vi.advanceTimersByTime(3_599_999);
    expect(opened.updates()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(opened.updates()).toEqual([`REMOVE [2] ${RPC_CODES.PERMISSION_DENIED}`]);
    opened.addQuery(6, ORDERS);
    expect(opened.updates()).toEqual([`REMOVE [6] ${RPC_CODES.PERMISSION_DENIED}`]);
  });

  it('later than a timer can wait ends it then', () => {
    const days = 86_400_000;
    const opened = listenWith(seconds(NOW_MS + 60 * days));
    vi.advanceTimersByTime(59 * days);
    expect(opened.updates()).toEqual([]);
    vi.advanceTimersByTime(days);
    expect(opened.updates()).toEqual([`REMOVE [2] ${RPC_CODES.PERMISSION_DENIED}`]);
  });

  it('is trusted if it had expired before, as tests sign in with such tokens', () => {
    const opened = listenWith(3_600);
    vi.advanceTimersByTime(3_600_000);
    expect(opened.updates()).toEqual([]);
  });

  it('leaves no timer behind when the stream is closed', () => {
    listenWith(seconds(NOW_MS + 3_600_000)).close();
    expect(vi.getTimerCount()).toBe(0);
    fixture.listen(GUEST).addQuery(2, NEWS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
