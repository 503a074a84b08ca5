import type { Reply } from '@baize/contract';
import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';

type Device = Reply<'GET /account/session-history'>['data']['data'][number]['device'];

/** Longer than what browsers send, also those within apps. */
const MAX_AGENT_LENGTH = 500;

const unknown: Device = { kind: 'unknown', browser: null, os: null };

const kinds: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
};

// The library takes the first words of what it does not know for the name of a browser, so only names of its own are used.
const browsers = new Set<unknown>(Object.values(BROWSER_MAP));
const systems = new Set<unknown>(Object.values(OS_MAP));

/** The part of a stranger's text that is stored with a session: without control characters, which the database refuses. */
export function storedAgent(userAgent: string): string {
  return userAgent.slice(0, MAX_AGENT_LENGTH).replaceAll(/\p{Cc}/gu, '');
}

/** What a browser says that it runs on. Text that no browser sends, or that was cut when it was stored, is not parsed. */
export function deviceOf(userAgent: string): Device {
  if (userAgent.length >= MAX_AGENT_LENGTH || !/^[\x20-\x7e]+$/.test(userAgent)) return unknown;
  const parser = getParser(userAgent, true);
  const [browser, os] = [parser.getBrowserName(), parser.getOSName()];
  const kind = os === OS_MAP['ChromeOS'] ? 'desktop' : kinds[parser.getPlatformType()];
  if (kind === undefined) return unknown;
  return { kind, browser: browsers.has(browser) ? browser : null, os: systems.has(os) ? os : null };
}
