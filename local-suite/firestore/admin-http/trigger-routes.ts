import { RpcError } from '../rpc-error.ts';
import { firstGenerationTrigger, secondGenerationTrigger } from '../triggers/trigger.ts';
import type { SecondGenerationRegistration } from '../triggers/trigger.ts';
import type { TriggerRegistry } from '../triggers/trigger-registry.ts';
import { jsonObject, objectOf, textOf } from './admin-route.ts';
import type { AdminRoute } from './admin-route.ts';

const FIRST_GENERATION = /^\/emulator\/v1\/projects\/(?<project>[^/]+)\/triggers\/(?<key>[^/]+)$/;
const SECOND_GENERATION = /^\/emulator\/v1\/projects\/(?<project>[^/]+)\/eventarcTrigger$/;
const DEFAULT = '(default)';

/** Routes with which the Functions emulator registers document triggers. */
export function triggerRoutes(registry: TriggerRegistry): AdminRoute[] {
  return [
    {
      method: 'PUT',
      path: FIRST_GENERATION,
      answer: async (exchange, { project = '', key = '' }) => {
        const { eventTrigger } = await jsonObject(exchange);
        const { eventType, resource } = objectOf(eventTrigger, '"eventTrigger"');
        const registration = {
          eventType: textOf(eventType, 'eventType'),
          resource: textOf(resource, 'resource'),
        };
        registry.register(firstGenerationTrigger(project, key, registration));
        exchange.sendJson(200, {});
      },
    },
    {
      method: 'POST',
      path: SECOND_GENERATION,
      answer: async (exchange, { project = '' }) => {
        const key = textOf(
          exchange.query.get('eventarcTriggerId') ?? undefined,
          'eventarcTriggerId',
        );
        const registration = secondGeneration(await jsonObject(exchange));
        registry.register(secondGenerationTrigger(project, key, registration));
        exchange.sendJson(200, {});
      },
    },
  ];
}

function secondGeneration(body: Record<string, unknown>): SecondGenerationRegistration {
  const document = objectOf(body.document, '"document"');
  return {
    eventType: textOf(body.eventType, 'eventType'),
    database: textOf(body.database ?? DEFAULT, 'database'),
    namespace: textOf(body.namespace ?? DEFAULT, 'namespace'),
    document: { value: textOf(document.value, 'value'), matchType: matchType(document.matchType) },
  };
}

function matchType(value: unknown): 'EXACT' | 'PATH_PATTERN' {
  if (value === 'EXACT' || value === 'PATH_PATTERN') return value;
  throw new RpcError('INVALID_ARGUMENT', '"matchType" must be EXACT or PATH_PATTERN.');
}
