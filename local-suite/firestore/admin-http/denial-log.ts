import { AccessDenied, explain } from '../../rules/access-denied.ts';
import type { AccessPolicy, Caller } from '../service-contract.ts';
import type { Log } from '../transport/failure.ts';

/** Logs each denial in one line: operation, path, caller and reason. */
export function withDenialLog(policy: AccessPolicy, log: Log): AccessPolicy {
  const report = (caller: Caller, check: () => void): void => {
    try {
      check();
    } catch (error) {
      if (error instanceof AccessDenied) log(denialLine(error, caller));
      throw error;
    }
  };
  return {
    checkGet: (name, document, check) =>
      report(check.caller, () => policy.checkGet(name, document, check)),
    checkList: (parent, query, check) =>
      report(check.caller, () => policy.checkList(parent, query, check)),
    checkWrites: (check) => report(check.caller, () => policy.checkWrites(check)),
  };
}

function denialLine({ operation, path, refusals }: AccessDenied, caller: Caller): string {
  return `Rules denied ${operation} ${path} (${nameOf(caller)}): ${explain(refusals)}`;
}

function nameOf(caller: Caller): string {
  return caller.kind === 'person' ? `signed in as ${caller.uid}` : 'not signed in';
}
