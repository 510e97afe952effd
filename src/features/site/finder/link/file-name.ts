/** Names with dots in them that are no addresses: of files, and of apps. */
import { ENDINGS } from './endings.ts';

/** Files that come with messages. */
const FILE =
  /\.(?:apk|csv|docx?|exe|gif|html?|iso|jpe?g|js|lnk|msi|pdf|php|png|pptx?|rar|txt|xlsx?|xml|zip)$/i;

export const isFileName = (text: string): boolean => FILE.test(text);

/** Endings of files that phones and Windows install. */
export const INSTALLED = 'apk|xapk|apks|exe|msi';

/** "RTO Challan 500.apk". */
const PROGRAM = new RegExp(String.raw`^[^/?#@]+\.(?:${INSTALLED})$`, 'i');

export const isProgramFile = (text: string): boolean => PROGRAM.test(text);

/** How apps are called in their stores: `com.example.shop`, the other way round from an address. */
const APP = /^(?:com|in|org|net|co|io)\.[a-z]\w*(?:\.\w+)*\.([a-z]\w*)$/i;

/** Whether a text is the name by which a store knows an app. */
export const isAppId = (text: string): boolean => {
  const [, last] = APP.exec(text) ?? [];
  return last !== undefined && (last.toLowerCase() === 'app' || !ENDINGS.has(last.toLowerCase()));
};
