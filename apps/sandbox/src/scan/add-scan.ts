import type { KeyRing } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import { demoScanner, SCAN_PATH } from './demo-scanner.ts';

/**
 * The harmless string that every scanner reports, as published by the European Institute for Computer Antivirus
 * Research. In two parts, so that no scanner reports this file.
 */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** A scanner of files that finds nothing but the test string of scanners. */
export function addScan(app: FastifyInstance, { keys }: { readonly keys: KeyRing }): void {
  const { key } = demoScanner(keys, '');
  // In a scope of its own, so that no other stand-in takes raw bytes.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: Buffer }>(SCAN_PATH, { bodyLimit: MAX_FILE_BYTES }, async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send({ reason: 'key' });
      return { clean: !request.body.includes(EICAR) };
    });
  });
}
