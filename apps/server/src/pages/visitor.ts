import { type Device, device, type Language, language } from '@baize/contract';
import { visitorCookie } from '@baize/contract/visitor-cookie';
import type { FastifyRequest } from 'fastify';

import { askedLanguage } from '../calls/asked-language.ts';

type VisitorRequest = Pick<FastifyRequest, 'url' | 'headers'>;

function readCookie(request: Pick<FastifyRequest, 'headers'>, pattern: RegExp): string | undefined {
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

/** The key of the notice that the visitor closed last. */
export function closedNotice(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return readCookie(request, /(?:^|;\s*)notice=(\w+)/);
}

function addressedLanguage({ url }: VisitorRequest): Language | undefined {
  const asked = /[?&]lang=([^&]*)/.exec(url)?.[1];
  return language.find((name) => name === asked);
}

function cookieLanguage(request: VisitorRequest): Language | undefined {
  const cookie = readCookie(request, /(?:^|;\s*)lang=([^;]*)/);
  return language.find((name) => name === cookie);
}

function chosenLanguage(request: VisitorRequest): Language | undefined {
  return addressedLanguage(request) ?? cookieLanguage(request);
}

/**
 * The cookie with which a visitor stays in the language that an address asked for; undefined where there is
 * nothing to remember. It follows from the address alone, so the reply may be shared as before.
 */
export function languageCookie(request: VisitorRequest): string | undefined {
  const asked = addressedLanguage(request);
  if (asked === undefined || asked === cookieLanguage(request)) return undefined;
  return visitorCookie('lang', asked);
}

/**
 * The language of a page: the one that the address names, so that each language can be linked to; else the
 * cookie that mirrors the visitor's choice, else Turkish.
 */
export function visitorLanguage(request: VisitorRequest): Language {
  return chosenLanguage(request) ?? 'tr';
}

/** The language of a page that is nobody's and not kept: it may follow what the browser asks for. */
export function plainLanguage(request: VisitorRequest): Language {
  return chosenLanguage(request) ?? askedLanguage(request.headers['accept-language']);
}

/** The screen class by what the browser says of itself; the page's style does the fine work. */
export function visitorDevice(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'] ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return device.tablet;
  return /Mobi|iPhone|Android/i.test(agent) ? device.mobile : device.web;
}
