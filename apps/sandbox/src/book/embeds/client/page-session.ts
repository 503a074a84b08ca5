import { element } from '../../../shell/client/page-data.ts';
import { setBookTime } from '../../client/book-time.ts';
import type { EmbedData } from '../embed-data.ts';
import { PageSession } from './book-session.ts';

// The document and this script have the same server and version.
export const embedData = JSON.parse(element('embed-data').textContent) as EmbedData;
setBookTime(embedData.nowMs);

/** The session of this page, and its talk with the page around. */
export const pageSession = new PageSession(embedData);
