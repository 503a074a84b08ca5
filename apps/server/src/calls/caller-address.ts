import { readAddress } from '@baize/services';
import type { FastifyRequest } from 'fastify';

/** The address that a request comes from, in the one form in which it is counted, stored and shown. */
export const callerAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => readAddress(ip);
