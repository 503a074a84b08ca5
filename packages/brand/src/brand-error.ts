/** A problem in a brand's folder. */
export interface BrandProblem {
  /** Relative to the folder of brands: `baize/brand.json`. */
  readonly file: string;
  /** The field, such as `options.title.tr`; empty for the whole file. */
  readonly field: string;
  readonly reason: string;
}

/** Brands could not be loaded. All problems are reported at once. */
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
