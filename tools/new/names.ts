import { type Area, areas } from '@baize/contract';
import { NewProblem } from './project-edit.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `opening-hours` */
export function requireKebab(name: string, example: string): string {
  if (kebab.test(name)) return name;
  throw new NewProblem(`"${name}" is no name: it is written in lower case with hyphens, as in ${example}.`);
}

/** Splits `site/opening-hours` into area and name. */
export function readAreaAndName(text: string, example: string): { area: Area; name: string } {
  const [first = '', name = '', ...rest] = text.split('/');
  const area = areas.find((known) => known === first);
  if (area === undefined || rest.length > 0) {
    throw new NewProblem(`"${text}" does not begin with an area (${areas.join(', ')}), as in ${example}.`);
  }
  return { area, name: requireKebab(name, example) };
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
