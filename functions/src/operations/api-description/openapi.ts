import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Schema } from 'yup';

import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { permissionsIn, type Endpoint, type EndpointCaller } from '@kargha/domain/api/endpoint';
import { time } from '@kargha/domain/api/response-fields';
import { fieldsOf, jsonSchema, type JsonSchema } from './json-schema.ts';

const ERROR_STATUSES: Record<EndpointCaller, readonly string[]> = {
  anyone: ['400', '429'],
  person: ['400', '401', '403', '429'],
  staff: ['400', '401', '403', '404', '409'],
  gateway: ['400'],
};

const STATUS_DESCRIPTIONS: Record<string, string> = {
  '400': 'The request is invalid; `details` names the fields.',
  '401': 'Not signed in, or the token has expired.',
  '403': 'The person is not allowed to do this.',
  '404': 'Not found, or not visible to this person.',
  '409': 'It has changed in the meantime.',
  '429': 'Too many attempts; the message says when to try again.',
};

const SECURITY: Record<EndpointCaller, readonly object[]> = {
  anyone: [{}, { idToken: [] }],
  person: [{ idToken: [] }],
  staff: [{ idToken: [] }],
  gateway: [{ webhookSignature: [] }],
};

const MESSAGE_REF: JsonSchema = {
  type: 'object',
  required: ['key'],
  properties: {
    key: { type: 'string', description: 'The name of a sentence, such as `code_minimum`.' },
    params: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'The values in the sentence. Amounts are paise.',
    },
  },
};

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A message for the person who made the request.' },
    messages: {
      type: 'array',
      items: MESSAGE_REF,
      description: 'The sentences of `error`, to be translated. Missing in errors for staff.',
    },
    code: { type: 'string', description: 'The error code for programs.' },
    details: {
      type: 'object',
      description: 'A message per invalid field, or values of the error.',
    },
    fieldMessages: {
      type: 'object',
      additionalProperties: MESSAGE_REF,
      description: 'The messages of the fields in `details`, to be translated.',
    },
  },
};

export function openApi(endpoints: readonly Endpoint[], shopUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[openApiPath(endpoint.path)] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: SHOP_NAME,
      version: '1',
      description: 'The API of the shop. Amounts of payments are paise, prices are rupees.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: shopUrl }],
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A Firebase Authentication ID token.',
        },
        webhookSignature: { type: 'apiKey', in: 'header', name: 'X-Razorpay-Signature' },
      },
    },
  };
}

function openApiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function operation(endpoint: Endpoint): JsonSchema {
  const { method, path, does, who = 'anyone', permission, query, errors } = endpoint;
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+/g, '_')}`,
    summary: who === 'staff' ? `${does} For staff.` : does,
    ...(permission !== undefined && { 'x-permissions': permissionsIn(permission) }),
    ...(errors && { description: `Error codes: ${errors.join(', ')}.` }),
    tags: [path.split('/')[2] ?? 'api'],
    security: SECURITY[who],
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(requestBody && { requestBody }),
    responses: { ...successResponse(endpoint), ...errorResponses(who) },
  };
}

function requestBodyOf(endpoint: Endpoint): JsonSchema | undefined {
  const content = requestContent(endpoint);
  const { upload, bodyBytes = SMALL_BODY } = endpoint;
  const most = upload ? upload.megabytes * 1024 * 1024 : bodyBytes;
  return content && { required: true, description: `At most ${most} bytes.`, content };
}

function requestContent({ body, form, upload, signedBody }: Endpoint): JsonSchema | undefined {
  if (body) return json(jsonSchema(body));
  // Only the fields of a URL-encoded form are read. Mail programs may send their one-click as multipart (RFC 8058).
  if (form) return { [URL_ENCODED]: { schema: jsonSchema(form) }, 'multipart/form-data': {} };
  if (signedBody) return json(valibotSchema(signedBody));
  if (!upload) return undefined;
  return Object.fromEntries(upload.types.map((type) => [type, { schema: BINARY }]));
}

const URL_ENCODED = 'application/x-www-form-urlencoded';
const BINARY: JsonSchema = { type: 'string', format: 'binary' };

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: Schema | undefined): JsonSchema[] {
  if (!query) return [];
  return fieldsOf(query).map(({ name, required, schema }) => ({
    name,
    in: 'query',
    required,
    schema,
  }));
}

function successResponse({ file, redirects, response, status }: Endpoint): JsonSchema {
  if (redirects) return { '303': { description: 'Redirects to a page of the shop.' } };
  if (file) return { '200': { description: 'The file.', content: { [file]: {} } } };
  const fields = response ? fieldsOfResponse(response) : NO_FIELDS;
  const schema = {
    type: 'object',
    ...fields,
    required: ['success', ...fields.required],
    properties: { success: { const: true }, ...fields.properties },
  };
  const description = 'Success.';
  return { [`${status ?? 200}`]: { description, content: json(schema) } };
}

interface ObjectFields {
  required: readonly string[];
  properties: object;
}

const NO_FIELDS: ObjectFields = { required: [], properties: {} };

function fieldsOfResponse(response: GenericSchema): ObjectFields {
  const { required = [], properties = {}, ...rest } = valibotSchema(response);
  return { ...rest, required, properties };
}

/** What is sent: times are text. */
function valibotSchema(schema: GenericSchema) {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    overrideSchema: ({ valibotSchema: part }) =>
      part === time ? { type: 'string', format: 'date-time' } : undefined,
    errorMode: 'ignore',
  });
  return described;
}

function errorResponses(who: EndpointCaller): JsonSchema {
  const content = json({ $ref: '#/components/schemas/Failure' });
  return Object.fromEntries(
    ERROR_STATUSES[who].map((status) => [
      status,
      { description: STATUS_DESCRIPTIONS[status], content },
    ]),
  );
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
