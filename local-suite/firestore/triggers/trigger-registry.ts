import type { CommitEvent } from '../service-contract.ts';
import { documentEvent } from './document-event.ts';
import type { DocumentEvent } from './document-event.ts';
import type { Trigger } from './trigger.ts';

export type Deliver = (trigger: Trigger, event: DocumentEvent) => void;

export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  /** Replaces a function with the same key. */
  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }

  announce({ changes, ...commit }: CommitEvent, deliver: Deliver): void {
    if (this.#triggers.size === 0) return;
    for (const change of changes) {
      const event = documentEvent(change, commit);
      if (!event) continue;
      for (const trigger of this.#triggers.values()) {
        if (trigger.matches(event)) deliver(trigger, event);
      }
    }
  }
}
