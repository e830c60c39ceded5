// What Formik needs of lodash and hoist-non-react-statics, for the values of forms: plain objects, lists, texts, numbers,
// dates and files.

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === null || kind === Object.prototype;
}

export function clone(value: object): object {
  return Array.isArray(value) ? [...(value as unknown[])] : { ...value };
}

/** Dates and files stay the same objects. */
export function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneDeep(one)]));
}

/** 'lines[2].name' and 'lines.2.name' as ['lines', '2', 'name']. */
export function toPath(name: string | readonly string[]): readonly string[] {
  return typeof name === 'string' ? (name.match(/[^.[\]]+/g) ?? []) : name;
}

/** Formik wraps its own components only, and reads no statics of the wrapped. */
export function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
