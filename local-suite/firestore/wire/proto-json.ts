import type protobuf from 'protobufjs';

import { RpcError } from '../rpc-error.ts';
import { formOfField, objectOf } from './field-json.ts';
import type { FieldForm } from './field-json.ts';
import { InvalidJson, readBelow } from './invalid-json.ts';
import type { JsonForm } from './scalar-json.ts';
import { WELL_KNOWN_FORMS } from './well-known-json.ts';

/**
 * Reads ProtoJSON: lowerCamelCase or original field names, null for absent. Throws INVALID_ARGUMENT with the path
 * and the reason; unknown fields are errors.
 */
export function messageFromJson(type: protobuf.Type, json: unknown): object {
  try {
    return formOfMessage(type).read(json) as object;
  } catch (error) {
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received${describeFault(error)}.`);
  }
}

/** Rethrows the error unless it is about the JSON. */
function describeFault(error: unknown): string {
  if (error instanceof RangeError) return ': It is nested too deeply';
  if (!(error instanceof InvalidJson)) throw error;
  return `${error.place === '' ? '' : ` at '${error.place}'`}: ${error.message}`;
}

/** Returns ProtoJSON for JSON.stringify, without absent fields. */
export function messageToJson(type: protobuf.Type, message: unknown): unknown {
  return formOfMessage(type).write(message);
}

const forms = new Map<protobuf.Type, JsonForm>();

function formOfMessage(type: protobuf.Type): JsonForm {
  const known = forms.get(type);
  if (known) return known;
  const form = WELL_KNOWN_FORMS[type.fullName.slice(1)] ?? new MessageForm(type);
  forms.set(type, form);
  return form;
}

class MessageForm implements JsonForm {
  readonly #type: protobuf.Type;
  #fields: Map<string, FieldForm> | undefined;

  constructor(type: protobuf.Type) {
    this.#type = type;
  }

  read(json: unknown): Record<string, unknown> {
    const source = objectOf(json);
    const message: Record<string, unknown> = {};
    const oneofs: string[] = [];
    for (const key of Object.keys(source)) {
      const field = this.#fieldNamed(key);
      const value = source[key];
      if (value === null && !field.acceptsNull) continue;
      if (field.oneof !== undefined) claimOneof(oneofs, field.oneof);
      message[field.name] = readBelow(key, () => field.form.read(value));
    }
    return message;
  }

  write(message: unknown): Record<string, unknown> {
    const json: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(message as object)) {
      const field = this.#fieldsByName().get(name);
      if (!field || value === undefined || field.isDefault(value)) continue;
      json[name] = field.form.write(value);
    }
    return json;
  }

  #fieldNamed(key: string): FieldForm {
    const field = this.#fieldsByName().get(key);
    if (field) return field;
    throw new InvalidJson(`${this.#type.name} has no field "${key}"`);
  }

  /** Built on first use, because message types refer to each other. */
  #fieldsByName(): Map<string, FieldForm> {
    this.#fields ??= fieldForms(this.#type);
    return this.#fields;
  }
}

function fieldForms(type: protobuf.Type): Map<string, FieldForm> {
  const fields = new Map<string, FieldForm>();
  for (const field of type.fieldsArray) {
    const form = formOfField(field.resolve(), formOfMessage);
    fields.set(field.name, form).set(originalName(field.name), form);
  }
  return fields;
}

function originalName(lowerCamelCase: string): string {
  return lowerCamelCase.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
}

function claimOneof(oneofs: string[], oneof: string): void {
  if (oneofs.includes(oneof)) throw new InvalidJson(`Only one ${originalName(oneof)} may be set`);
  oneofs.push(oneof);
}
