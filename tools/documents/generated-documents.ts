import { brandTraitsMarkdown } from '@baize/brand';
import { installedProviders, providersMarkdown } from '@baize/providers';
import { paymentsMarkdown } from '@baize/services';
import { errorsMarkdown } from './errors-markdown.ts';
import { retentionMarkdown } from './retention-markdown.ts';

/** Documents that are generated from tables in the code, by their path from the root. */
export const generatedDocuments: Readonly<Record<string, () => string>> = {
  'docs/brand-traits.md': brandTraitsMarkdown,
  'docs/errors.md': errorsMarkdown,
  'docs/payments.md': paymentsMarkdown,
  'docs/providers.md': () => providersMarkdown(installedProviders),
  'docs/retention.md': retentionMarkdown,
};
