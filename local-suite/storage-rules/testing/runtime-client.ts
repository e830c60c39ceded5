import { expect } from 'vitest';

import type { Response } from '../messages.ts';
import { StorageRulesRuntime } from '../storage-rules-runtime.ts';

export const FILE = '/shop/storage.rules';

/** Sends requests to a runtime and collects its answers. */
export class RuntimeClient {
  readonly answers: Response[] = [];
  readonly runtime = new StorageRulesRuntime((response) => this.answers.push(response));
  #id = 0;

  send(message: object): Response | undefined {
    const before = this.answers.length;
    expect(this.runtime.receive(JSON.stringify(message))).toBe(true);
    return this.answers[before];
  }

  load(content: string, rulesetName = '0'): Response | undefined {
    const source = { files: [{ name: FILE, content }] };
    return this.send({
      action: 'load_ruleset',
      context: { rulesetName, source },
      id: this.nextId(),
    });
  }

  verify({
    rulesetName = '0',
    method = 'get',
    path = '/b/shop/o/a.jpg',
    ...request
  }: Verify): Response | undefined {
    const fields = {
      auth: NULL,
      resource: NULL,
      time: { timestamp_value: '2026-11-21T10:20:30.123Z' },
      ...request.request,
    };
    const variables = { request: { map_value: { fields } }, resource: request.resource ?? NULL };
    const context = { rulesetName, service: 'firebase.storage', path, method, variables };
    return this.send({ action: 'verify', context, id: this.nextId() });
  }

  private nextId(): number {
    return this.#id++;
  }
}

export interface Verify {
  rulesetName?: string;
  method?: string;
  path?: string;
  request?: Record<string, unknown>;
  resource?: unknown;
}

export const NULL = { null_value: null };
export const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });
export const text = (value: string) => ({ string_value: value });
export const signedIn = (uid: string, claims: Record<string, unknown> = {}) => ({
  auth: map({ uid: text(uid), token: map({ sub: text(uid), ...claims }) }),
});

/** Rules for all objects of the bucket: `allow <operations>: if <condition>`. */
export const rules = (condition: string, operations = 'read, write') => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{path=**} { allow ${operations}: if ${condition}; }
  }
}`;
