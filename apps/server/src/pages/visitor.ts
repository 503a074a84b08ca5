import { type Device, device, type Language, language } from '@baize/contract';
import { visitorCookie } from '@baize/contract/visitor-cookie';
import type { FastifyRequest } from 'fastify';

import { requestedLanguage } from '../calls/requested-language.ts';

type VisitorRequest = Pick<FastifyRequest, 'url' | 'headers'>;

function readCookie(request: Pick<FastifyRequest, 'headers'>, pattern: RegExp): string | undefined {
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

/** The key of the last notice that the visitor closed. */
export function closedNotice(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return readCookie(request, /(?:^|;\s*)notice=(\w+)/);
}

function addressedLanguage({ url }: VisitorRequest): Language | undefined {
  const requested = /[?&]lang=([^&]*)/.exec(url)?.[1];
  return language.find((name) => name === requested);
}

function cookieLanguage(request: VisitorRequest): Language | undefined {
  const cookie = readCookie(request, /(?:^|;\s*)lang=([^;]*)/);
  return language.find((name) => name === cookie);
}

function chosenLanguage(request: VisitorRequest): Language | undefined {
  return addressedLanguage(request) ?? cookieLanguage(request);
}

/**
 * The cookie that stores the language named by an address; undefined if the address names none. It depends on the
 * address alone, so the response can still be shared.
 */
export function languageCookie(request: VisitorRequest): string | undefined {
  const requested = addressedLanguage(request);
  if (requested === undefined || requested === cookieLanguage(request)) return undefined;
  return visitorCookie('lang', requested);
}

/**
 * The language of a page: the one named by the address, so that each language can be linked to; otherwise the one in
 * the cookie with the visitor's choice; otherwise Turkish.
 */
export function visitorLanguage(request: VisitorRequest): Language {
  return chosenLanguage(request) ?? 'tr';
}

/** The language of a page without brand. Such pages are not cached, so it may depend on Accept-Language. */
export function plainLanguage(request: VisitorRequest): Language {
  return chosenLanguage(request) ?? requestedLanguage(request.headers['accept-language']);
}

/** The screen size, estimated from the user agent; the page's styles do the rest. */
export function visitorDevice(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'] ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return device.tablet;
  return /Mobi|iPhone|Android/i.test(agent) ? device.mobile : device.web;
}
