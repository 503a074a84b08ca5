import { type Device, device, type Language, language } from '@baize/contract';
import type { FastifyRequest } from 'fastify';

function readCookie(request: Pick<FastifyRequest, 'headers'>, pattern: RegExp): string | undefined {
  return pattern.exec(request.headers.cookie ?? '')?.[1];
}

/** The key of the notice that the visitor closed last. */
export function closedNotice(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return readCookie(request, /(?:^|;\s*)notice=(\w+)/);
}

/**
 * The language of a page: the one that the address names, so that each language can be linked to; else the
 * cookie that mirrors the visitor's choice, else Turkish.
 */
export function visitorLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const asked = /[?&]lang=([^&]*)/.exec(request.url)?.[1];
  const cookie = readCookie(request, /(?:^|;\s*)lang=([^;]*)/);
  return language.find((name) => name === asked) ?? language.find((name) => name === cookie) ?? 'tr';
}

/** The screen class by what the browser says of itself; the page's style does the fine work. */
export function visitorDevice(request: FastifyRequest): Device {
  const agent = request.headers['user-agent'] ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return device.tablet;
  return /Mobi|iPhone|Android/i.test(agent) ? device.mobile : device.web;
}
