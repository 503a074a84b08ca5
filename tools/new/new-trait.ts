import { type Area, areas } from '../../packages/contract/src/call.ts';
import { NewProblem, type ProjectEdit } from './project-edit.ts';

const traitsPath = 'packages/brand/src/traits.ts';
const lawPath = 'laws/traits.test.ts';
/** That of the formatter. */
const LINE_WIDTH = 110;
const trait = /^([a-z]+)\.([a-z][A-Za-z0-9]*)$/;

/** A boolean trait, on the law's list until something reads it, and set in one brand. */
export function newTrait(project: ProjectEdit, argument: string, brandSlugs: readonly string[]): string[] {
  const [, group = '', short = ''] = trait.exec(argument) ?? [];
  const area: Area | undefined = areas.find((known) => known === group);
  if (area === undefined || short === '') {
    throw new NewProblem(
      `"${argument}" is not a valid trait: write <area>.<effect>, as in play.confettiOnWins.`,
    );
  }
  if (project.read(traitsPath).includes(`'${argument}'`)) {
    throw new NewProblem(`The trait ${argument} exists already: choose another name.`);
  }
  const effect = short.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  project.insertBefore(
    traitsPath,
    '} as const;\n\nexport type TraitName',
    `  '${argument}': trait({
    area: '${area}',
    schema: z.boolean(),
    fallback: false,
    doc: 'Enables ${effect}.',
  }),`,
  );
  project.change(lawPath, (text) =>
    text.replace(
      /(const awaited: readonly TraitName\[\] = )\[([^\]]*)\];/,
      (_, start: string, items: string) => {
        const names = [...items.matchAll(/'[^']+'/g), [`'${argument}'`]].map(([name]) => name);
        const line = `${start}[${names.join(', ')}];`;
        return line.length <= LINE_WIDTH
          ? line
          : `${start}[\n${names.map((name) => `  ${name},\n`).join('')}];`;
      },
    ),
  );
  const slug = brandSlugs.find((one) => project.read(`brands/${one}/brand.json`).includes('"traits"'));
  if (slug === undefined)
    throw new NewProblem('No brand of this checkout sets a trait: add one to a brand.json first.');
  project.change(`brands/${slug}/brand.json`, (text) => {
    const brand: { traits: Record<string, unknown> } = JSON.parse(text);
    return `${JSON.stringify({ ...brand, traits: { ...brand.traits, [argument]: true } }, null, 2)}\n`;
  });
  return [
    `Describe ${argument} in packages/brand/src/traits.ts, with another schema if true and false are not enough.`,
    `Read it where it takes effect (brand.traits['${argument}']), remove it from the list in laws/traits.test.ts, and run npm run docs. The brand ${slug} sets it.`,
  ];
}
