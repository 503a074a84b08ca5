import { z } from 'zod';

import { traitTable } from './traits.ts';

interface JsonShape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonShape[];
  readonly items?: JsonShape;
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly format?: string;
}

const isValue = ({ type, const: value }: JsonShape) => value !== undefined || type === 'null';

function describeType(shape: JsonShape): string {
  if (shape.anyOf?.every(isValue) === true) return listValues(shape.anyOf.map((one) => one.const ?? null));
  if (shape.anyOf !== undefined) return shape.anyOf.map(describeType).join(' or ');
  if (shape.enum !== undefined) return listValues(shape.enum);
  if (shape.type === 'array') return `ordered list of ${describeType(shape.items ?? {})}`;
  if (shape.properties !== undefined) return describeFields(shape.properties, describeType);
  if (shape.type === 'boolean') return '`true`, `false`';
  if (shape.format === 'uri') return 'https address';
  return shape.type ?? 'any';
}

function describeFields<Value>(
  fields: Readonly<Record<string, Value>>,
  describe: (value: Value) => string,
): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${describe(value)}`)
    .join('; ');
}

function listValues(values: readonly unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(', ');
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map(String).join(', ');
  if (typeof value === 'object' && value !== null) return describeFields({ ...value }, describeValue);
  return `\`${String(value)}\``;
}

/** The page docs/brand-traits.md, generated from the table of traits. */
export function brandTraitsMarkdown(): string {
  const sections = Object.entries(traitTable).map(([name, { area, schema, fallback, doc }]) =>
    [
      `## \`${name}\``,
      '',
      doc,
      '',
      `- Area: ${area}`,
      `- Values: ${describeType(z.toJSONSchema(schema) as JsonShape)}`,
      `- Default: ${describeValue(fallback)}`,
    ].join('\n'),
  );
  const head = [
    '# Brand traits',
    '',
    'How brands may differ beyond name, look and options. A brand sets a trait in `traits` of its',
    '`brand.json`; code checks the trait, never the brand. This page is generated from the',
    'table in `packages/brand/src/traits.ts`.',
  ].join('\n');
  return `${[head, ...sections].join('\n\n')}\n`;
}
