/** A form-encoded body, its brackets read: `a[b]=c` is `{ a: { b: 'c' } }`. Lists have their numbers as names. */
export interface Fields {
  [name: string]: string | Fields;
}

/** Reads a query or body as Stripe's client writes it. */
export function parseForm(text: string): Fields {
  const fields = noFields();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    place(fields, path, value);
  }
  return fields;
}

/** The field as text; empty when it is not there. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

// Without a prototype, so that no field name has a meaning of its own.
const noFields = (): Fields => Object.create(null) as Fields;

function place(fields: Fields, path: string[], value: string): void {
  let at = fields;
  path.forEach((part, index) => {
    const name = part || String(Object.keys(at).length);
    if (index === path.length - 1) {
      at[name] = value;
      return;
    }
    const below = at[name];
    const next = typeof below === 'object' ? below : noFields();
    at[name] = next;
    at = next;
  });
}
