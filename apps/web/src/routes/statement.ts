import * as paths from '../addresses/paths.ts';
import { parseStatement, type StatementInput, statementSearchNames } from '../addresses/statement-address.ts';
import { defineRoute } from '../router/route.ts';

export const statementRoute = defineRoute<StatementInput>({
  paths: [paths.statement],
  access: 'player',
  title: 'site_statement',
  bodyClass: 'statement-page',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  searchNames: statementSearchNames,
  parse: (_, search) => parseStatement(search),
  source: 'areas/account/statement/statement-page.tsx',
  view: async () => (await import('../areas/account/statement/statement-page.tsx')).StatementPage,
});
