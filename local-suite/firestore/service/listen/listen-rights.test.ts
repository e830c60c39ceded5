import { beforeEach, describe, expect, it } from 'vitest';

import { policyOf } from '../../../rules/testing/policy.ts';
import { valueOf } from '../../model/testing/values.ts';
import { RPC_CODES } from '../../rpc-error.ts';
import type { AccessPolicy, Caller } from '../../service-contract.ts';
import { CoreFixture, deletion, set } from '../testing/core-fixture.ts';
import type { Listener } from '../testing/listener.ts';

const RULES = `
  function person() { return get(/databases/$(database)/documents/people/$(request.auth.uid)).data; }
  match /notes/{id} { allow get: if resource.data.owner == request.auth.uid; }
  match /orders/{id} {
    allow list: if person().role == 'staff';
    match /events/{event} { allow list: if person().role == 'staff'; }
  }
  match /{path=**}/parts/{id} { allow list: if person().role == 'staff'; }
  match /boards/{id} {
    allow get: if exists(/databases/$(database)/documents/teams/$(person().team));
  }
  match /news/{id} { allow read; }`;

const REFUSED = RPC_CODES.PERMISSION_DENIED;

let fixture: CoreFixture;
let listener: Listener;
/** Whom the rules were asked about. */
let asked: string[];

beforeEach(async () => {
  fixture = new CoreFixture();
  asked = [];
  fixture.control.setPolicy(counted(policyOf(RULES)));
  await fixture.write({
    'people/asha': { role: 'staff', team: 'east' },
    'people/ravi': { role: 'staff', team: 'east' },
    'notes/a': { owner: 'asha', text: 'first' },
    'orders/o1': { total: 1 },
    'orders/o1/parts/p1': { n: 1 },
    'teams/east': {},
    'teams/west': {},
    'boards/b': { n: 1 },
    'news/n': { n: 1 },
  });
  listener = fixture.listen(person('asha'));
});

function person(uid: string): Caller {
  return { kind: 'person', uid, token: {} };
}

function counted(policy: AccessPolicy): AccessPolicy {
  const count = ({ caller }: { caller: Caller }) => {
    asked.push(caller.kind === 'person' ? caller.uid : caller.kind);
  };
  return {
    checkGet: (name, document, check) => {
      count(check);
      policy.checkGet(name, document, check);
    },
    checkList: (parent, query, check) => {
      count(check);
      policy.checkList(parent, query, check);
    },
    checkWrites: (check) => policy.checkWrites(check),
  };
}

const from = (collectionId: string, allDescendants = false) => ({
  from: [{ collectionId, allDescendants }],
});

describe('a listener loses its rights', () => {
  it('to a document whose owner changes, before it sees what the new owner writes', async () => {
    listener.addDocuments(2, 'notes/a');
    listener.updates();
    await fixture.commit(set('notes/a', { owner: 'ravi', text: 'secret' }));
    expect(listener.updates()).toEqual([`REMOVE [2] ${REFUSED}`]);
    await fixture.commit(set('notes/a', { owner: 'ravi', text: 'another' }));
    expect(listener.updates()).toEqual([]);
    expect(listener.shown.get(2)?.values().next().value?.fields?.text).toEqual(valueOf('first'));
  });

  it.each([
    ['a list', 'orders', false, 'orders/o2'],
    ['a list with a limit', 'orders', false, 'orders/o2'],
    ['a collection group', 'parts', true, 'orders/o1/parts/p2'],
  ])('to %s when a role is taken away, in the same commit', async (name, id, group, path) => {
    const limit = name.includes('limit') ? { limit: { value: 5 } } : {};
    listener.addQuery(2, { ...from(id, group), ...limit });
    listener.updates();
    await fixture.commit(set('people/asha', { role: 'customer' }), set(path, { n: 9 }));
    expect(listener.updates()).toEqual([`REMOVE [2] ${REFUSED}`]);
    await fixture.commit(set(path, { n: 10 }));
    expect(listener.updates()).toEqual([]);
  });

  it('when the document that decides is deleted or cleared', async () => {
    listener.addQuery(2, from('orders'));
    listener.addDocuments(4, 'boards/b');
    listener.updates();
    await fixture.commit(deletion('teams/east'));
    expect(listener.updates()).toEqual([`REMOVE [4] ${REFUSED}`]);
    fixture.control.clear('projects/demo-loom/databases/(default)', 'people');
    expect(listener.updates()).toEqual([`REMOVE [2] ${REFUSED}`]);
  });

  it('by documents that the decision looks up only since it last changed', async () => {
    listener.addDocuments(2, 'boards/b');
    await fixture.commit(set('people/asha', { role: 'staff', team: 'west' }));
    await fixture.commit(deletion('teams/east'));
    listener.updates();
    await fixture.commit(set('boards/b', { n: 2 }));
    expect(listener.updates()).toEqual(['change boards/b [2]', 'NO_CHANGE []']);
    await fixture.commit(deletion('teams/west'));
    expect(listener.updates()).toEqual([`REMOVE [2] ${REFUSED}`]);
  });

  it('and keeps the other targets of its stream', async () => {
    listener.addQuery(2, from('orders'));
    listener.addQuery(4, from('news'));
    listener.updates();
    await fixture.commit(set('people/asha', { role: 'customer' }), set('news/m', { n: 2 }));
    expect(listener.updates()).toEqual([
      `REMOVE [2] ${REFUSED}`,
      'change news/m [4]',
      'NO_CHANGE []',
    ]);
  });

  it('until it is added again, with its rights back', async () => {
    listener.addQuery(2, from('orders'));
    await fixture.commit(set('people/asha', { role: 'customer' }));
    await fixture.commit(set('people/asha', { role: 'staff' }));
    listener.updates();
    listener.addQuery(2, from('orders'));
    expect(listener.updates()).toEqual([
      'ADD [2]',
      'change orders/o1 [2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });
});

describe('new rules', () => {
  beforeEach(() => {
    listener.addQuery(2, from('orders'));
    listener.addQuery(4, from('news'));
    listener.updates();
  });

  it('end the listeners that they refuse', async () => {
    fixture.control.setPolicy(policyOf('match /news/{id} { allow read; }'));
    expect(listener.updates()).toEqual([`REMOVE [2] ${REFUSED}`]);
    await fixture.commit(set('orders/o2', { total: 2 }), set('news/n', { n: 3 }));
    expect(listener.updates()).toEqual(['change news/n [4]', 'NO_CHANGE []']);
  });

  it('of another project end none', () => {
    asked = [];
    fixture.control.rulesReplaced('demo-lo');
    expect(asked).toEqual([]);
    fixture.control.rulesReplaced('demo-loom');
    expect(asked).toEqual(['asha', 'asha']);
    expect(listener.updates()).toEqual([]);
  });
});

describe('a commit asks the rules', () => {
  it('only about listeners whose decision it can change', async () => {
    const listeners = ['asha', 'ravi'].map((uid) => fixture.listen(person(uid)));
    for (const each of listeners) each.addQuery(2, from('orders'));
    for (const each of listeners) each.addQuery(4, from('news'));
    asked = [];
    await fixture.commit(set('orders/o2', { total: 2 }), set('news/n', { n: 2 }));
    expect(asked).toEqual([]);
    await fixture.commit(set('people/ravi', { role: 'customer' }));
    expect(asked).toEqual(['ravi']);
    expect(listeners.map((each) => each.updates().at(-1))).toEqual([
      'NO_CHANGE []',
      `REMOVE [2] ${REFUSED}`,
    ]);
  });

  it('about no listener that has been removed or closed', async () => {
    listener.addQuery(2, from('orders'));
    listener.remove(2);
    const closed = fixture.listen(person('asha'));
    closed.addQuery(2, from('orders'));
    closed.close();
    asked = [];
    await fixture.commit(set('people/asha', { role: 'customer' }));
    fixture.control.setPolicy(counted(policyOf(RULES)));
    expect(asked).toEqual([]);
  });

  it('never for the Admin SDK', async () => {
    const admin = fixture.listen();
    admin.addQuery(2, from('orders'));
    admin.updates();
    fixture.control.setPolicy(policyOf('match /none/{id} { allow read; }'));
    await fixture.commit(set('orders/o1', { total: 2 }));
    expect(admin.updates()).toEqual(['change orders/o1 [2]', 'NO_CHANGE []']);
  });
});
