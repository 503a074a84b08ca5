import { requireKebab, wordsOf } from './names.ts';
import { NewProblem, type ProjectEdit } from './project-edit.ts';

const model = 'baize';
const fontsPath = 'packages/ui/tools/make-fonts.ts';

interface BrandFile {
  readonly siteId: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A brand with its own host, logo and texts, and with the theme and display font of the default brand. */
export function newBrand(project: ProjectEdit, argument: string, brandSlugs: readonly string[]): string[] {
  const slug = requireKebab(argument, 'kiraz');
  if (brandSlugs.includes(slug))
    throw new NewProblem(`The brand ${slug} exists already: choose another name.`);
  const siteIds = brandSlugs.map((one) => parse(project.read(`brands/${one}/brand.json`)).siteId);
  const name = wordsOf(slug);
  const brand = parse(project.read(`brands/${model}/brand.json`));
  project.copyFolder(`brands/${model}`, `brands/${slug}`);
  project.create(
    `brands/${slug}/brand.json`,
    `${JSON.stringify(
      {
        ...brand,
        siteId: Math.max(...siteIds) + 1,
        slug,
        hosts: [`${slug}.example`],
        options: renameAll(brand.options, name, slug),
      },
      null,
      2,
    )}\n`,
  );
  for (const file of ['logo.svg', 'logo-mobile.svg'])
    project.create(`brands/${slug}/assets/${file}`, wordmark(name));
  project.change(fontsPath, (text) =>
    text.replace(
      /(const faces: readonly Face\[\] = \[[^\]]*(?:\[[^\]]*\][^\]]*)*)\n\];/,
      `$1\n  { family: 'bricolage-grotesque', weights: [600, 800], target: 'brands/${slug}/assets/display' },\n];`,
    ),
  );
  return [
    `Put the theme, options, traits and texts of ${name} into brands/${slug}; docs/brand-traits.md lists the traits.`,
    `Replace brands/${slug}/assets/logo.svg, logo-mobile.svg and favicon.svg. The text of a logo must be outlines: a page shows it as a picture, which has no fonts.`,
    `Choose the display font in ${fontsPath} (its package is a devDependency), run npm run fonts, and name the family in brand.json and NOTICE.`,
    `The brand is at http://${slug}.localhost:3000.`,
  ];
}

function parse(text: string): BrandFile {
  return JSON.parse(text);
}

/** Replaces the default brand's name and addresses in all options by the new brand's. */
function renameAll(options: BrandFile['options'], name: string, slug: string): unknown {
  const text = JSON.stringify(options).replaceAll('Baize', name).replaceAll('baize', slug);
  return JSON.parse(text);
}

function wordmark(name: string): string {
  const width = 20 + name.length * 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="36" viewBox="0 0 ${width} 36"><text x="4" y="26" font-family="system-ui, sans-serif" font-size="24" font-weight="700" fill="#E0B15A">${name}</text></svg>\n`;
}
