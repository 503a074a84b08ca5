/** One thing wrong in a brand's folder. */
export interface BrandProblem {
  /** Below the folder of brands, as `baize/brand.json`. */
  readonly file: string;
  /** Where in the file, as `options.title.tr`; empty when the whole file is meant. */
  readonly field: string;
  readonly reason: string;
}

/** Brands could not be loaded; every problem found is named at once, so that one round mends them all. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly BrandProblem[];

  constructor(problems: readonly BrandProblem[]) {
    const lines = problems.map(({ file, field, reason }) =>
      field === '' ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`,
    );
    super(lines.join('\n'));
    this.problems = problems;
  }
}
