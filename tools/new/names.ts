// Not the package's index, which imports the list of calls that a generator may edit.
import { type Area, areas } from '../../packages/contract/src/call.ts';
import { NewProblem } from './project-edit.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `opening-hours` */
export function requireKebab(name: string, example: string): string {
  if (kebab.test(name)) return name;
  throw new NewProblem(`"${name}" is not a valid name: use lower case and hyphens, as in ${example}.`);
}

/** Words that JavaScript reserves, and names that the templates import or declare themselves. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package private
  protected public return static super switch this throw true try typeof undefined var void while with yield
  app brand call clock context define-call define-route instant panel paths reply route z`.split(/\s+/),
);

/** As `requireKebab`, for a name that becomes an identifier. */
export function requireIdentifier(name: string, example: string): string {
  if (reserved.has(name)) throw new NewProblem(`"${name}" is a reserved word: choose another name.`);
  return requireKebab(name, example);
}

/** Splits `site/opening-hours` into area and name. */
export function readAreaAndName(text: string, example: string): { area: Area; name: string } {
  const [first = '', name = '', ...rest] = text.split('/');
  const area = areas.find((known) => known === first);
  if (area === undefined || rest.length > 0) {
    throw new NewProblem(`"${text}" does not begin with an area (${areas.join(', ')}), as in ${example}.`);
  }
  return { area, name: requireIdentifier(name, example) };
}

/** `opening-hours` -> `openingHours` */
export function camelOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `opening-hours` -> `OpeningHours` */
export function pascalOf(name: string): string {
  const camel = camelOf(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `opening-hours` -> `Opening hours` */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
