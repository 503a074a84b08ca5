import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedDocuments } from './documents/generated-documents.ts';

// Without arguments the documents are generated; with --check they are only compared.
const onlyChecks = process.argv.includes('--check');
const outdated = Object.entries(generatedDocuments).filter(
  ([filePath, draw]) => !existsSync(filePath) || readFileSync(filePath, 'utf8') !== draw(),
);
for (const [filePath, draw] of outdated) {
  if (!onlyChecks) writeFileSync(filePath, draw());
  process.stdout.write(onlyChecks ? `${filePath} is older than the code: npm run docs\n` : `${filePath}\n`);
}
process.exitCode = onlyChecks && outdated.length > 0 ? 1 : 0;
