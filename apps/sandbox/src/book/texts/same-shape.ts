/** The names of texts in one language, as another language has to have them. */
export type SameShape<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string ? string : SameShape<Texts[Name]>;
};
