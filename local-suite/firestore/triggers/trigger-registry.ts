import type { CommitEvent } from '../service-contract.ts';
import { documentEvent } from './document-event.ts';
import type { DocumentEvent } from './document-event.ts';
import type { Trigger } from './trigger.ts';

/** Hands one event on for one trigger. */
export type Deliver = (trigger: Trigger, event: DocumentEvent) => void;

/** The functions that want to know about changes, by project and key. */
export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  /** Registers a function, in place of the one that had its key. */
  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }

  /** Delivers a commit's changes, in its order, to every function that wants them. */
  announce({ changes, commitTime }: CommitEvent, deliver: Deliver): void {
    if (this.#triggers.size === 0) return;
    for (const change of changes) {
      const event = documentEvent(change, commitTime);
      if (!event) continue;
      for (const trigger of this.#triggers.values()) {
        if (trigger.matches(event)) deliver(trigger, event);
      }
    }
  }
}
