import type { FieldProblem } from '@baize/contract';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * The first problem of each field, with our message instead of the schema's.
 *
 * @returns undefined if the value as a whole is wrong, so that no field can be named
 */
export function fieldProblems(
  error: z.ZodError,
  value: unknown,
): Record<string, readonly FieldProblem[]> | undefined {
  const fields: Record<string, readonly FieldProblem[]> = {};
  for (const issue of flatten(error.issues)) {
    const [name] = issue.path;
    if (name === undefined) return undefined;
    fields[String(name)] ??= [describeIssue(issue, readField(value, String(name)))];
  }
  return fields;
}

/** For a union, the issues of the shape that the caller most likely meant: the one with the fewest. */
function flatten(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
    const meant = issue.errors.filter((branch) => !branch.some(({ path }) => path[0] === 'type'));
    const [fewest = []] = (meant.length > 0 ? meant : issue.errors).toSorted((a, b) => a.length - b.length);
    return flatten(fewest);
  });
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/**
 * Fields with a character that no column can store. They are refused whatever their schema allows.
 *
 * @returns undefined if there are none
 */
export function unstorableFields(value: unknown): Record<string, readonly FieldProblem[]> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = Object.entries(value).flatMap(([name, part]) => (hasNul(part) ? [name] : []));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, [{ message: 'field_signs' }]]));
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function describeIssue(issue: Issue, value: unknown): FieldProblem {
  if (value === undefined || value === null || isBlank(value)) return { message: 'field_required' };
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? { message: 'field_max_length', values: { max: Number(issue.maximum) } }
        : { message: 'field_max', values: { max: Number(issue.maximum) } };
    case 'too_small':
      return issue.origin === 'string'
        ? { message: 'field_min_length', values: { min: Number(issue.minimum) } }
        : { message: 'field_min', values: { min: Number(issue.minimum) } };
    case 'invalid_value':
      return { message: 'option_invalid' };
    case 'invalid_type':
      return {
        message: issue.expected === 'number' || issue.expected === 'int' ? 'field_number' : 'field_invalid',
      };
    default:
      return { message: 'field_invalid' };
  }
}
