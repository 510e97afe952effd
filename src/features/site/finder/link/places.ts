/**
 * What is publicly known of some names and endings: who may register under them, who may put pages or forms
 * there, and which only pass visitors on. Source for platforms: the private section of the public suffix list,
 * which the engine reads.
 */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { words } from '@/lib/words.ts';
import { LINK_SERVICES } from './link-services.ts';

/** Endings that anybody may register under, and that a reader takes for a better known one. */
const PASSES_FOR = new Map([
  ['in.net', '.in'],
  ...words(
    'com.in com.co co.com us.com eu.com uk.com de.com sa.com za.com ru.com cn.com br.com jpn.com gr.com it.com mex.com com.de com.se',
  ).map((ending) => [ending, '.com'] as const),
  ...words('gb.net hu.net jp.net se.net uk.net').map((ending) => [ending, '.net'] as const),
]);

/** What an ending passes for; null for the others. */
export const passesFor = (suffix: string): string | null => PASSES_FOR.get(suffix) ?? null;

/** Services that pass visitors on to an address that their links do not show. */
const SHORTENERS = new Set(
  words(`bit.ly t.co tinyurl.com goo.gl is.gd v.gd cutt.ly rb.gy ow.ly buff.ly shorturl.at t.ly lnkd.in s.id
    short.gy tiny.cc rebrand.ly bl.ink tiny.one kutt.it dub.sh shorte.st surl.li u.to x.co shrtco.de onelink.to
    x.gd goo.su u.nu 1url.in clck.ru da.gd l.ead.me`),
);

/** Short addresses that one company keeps for its own links, and whose they are. */
const OWN_SHORT = new Map([
  ['amzn.in', 'Amazon'],
  ['amzn.to', 'Amazon'],
  ['a.co', 'Amazon'],
  ['fkrt.it', 'Flipkart'],
  ['fkrt.cc', 'Flipkart'],
  ['phon.pe', 'PhonePe'],
  ['paytm.me', 'Paytm'],
  ['p-y.tm', 'Paytm'],
  ['youtu.be', 'YouTube'],
  ['fb.me', 'Facebook'],
  ['fb.com', 'Facebook'],
  ['fb.watch', 'Facebook'],
  ['ig.me', 'Instagram'],
  ['g.co', 'Google'],
  ['hdfcbk.io', 'HDFC Bank'],
  ['zoma.to', 'Zomato'],
  ['myntr.it', 'Myntra'],
  ['swig.gy', 'Swiggy'],
  ['bookmy.show', 'BookMyShow'],
  ['vilp.in', 'Vi'],
  ['icici.co', 'ICICI Bank'],
  ['pay.tm', 'Paytm'],
  ['aka.ms', 'Microsoft'],
  ['apple.co', 'Apple'],
]);

/** These addresses. */
export const SHORT_PLACES: readonly string[] = Array.from(OWN_SHORT.keys());

/** Whose own short address a host is, or is below; null where it is none. */
export function shortOwner(host: string): string | null {
  const name = host.toLowerCase();
  return Array.from(OWN_SHORT).find(([place]) => isAtOrBelow(name, place))?.[1] ?? null;
}

/** What anybody can put at a place. */
export type Holds =
  | 'page'
  | 'form'
  | 'file'
  | 'chat'
  | 'group'
  | 'meeting'
  | 'app'
  | 'pay'
  | 'remote'
  | 'link'
  | 'ended'
  | 'map';

/** Hosts below which anybody has pages of a name of their own, and that the public suffix list does not name. */
const PAGES =
  words(`000webhostapp.com blogspot.in canva.site glitch.me godaddysites.com hostingersite.com jimdosite.com
  livejournal.com medium.com mystrikingly.com strikingly.com tumblr.com webnode.page weebly.com wordpress.com
  zohosites.com zohosites.in`);

/** The host of that kind that a name is below; null for none. */
export const pagesAt = (host: string): string | null =>
  PAGES.find((at) => host.toLowerCase().endsWith(`.${at}`) && !/^www\./i.test(host)) ?? null;

/** Places of one host, and the beginning of the path, that the public suffix list cannot name. */
const OPEN: readonly (readonly [place: string, holds: Holds])[] = [
  ...PAGES.map((place) => [place, 'page'] as const),
  ['docs.google.com/forms', 'form'],
  ['forms.gle', 'form'],
  ['forms.office.com', 'form'],
  ['forms.zohopublic.in', 'form'],
  ['typeform.com', 'form'],
  ['jotform.com', 'form'],
  ['sites.google.com', 'page'],
  ['b-cdn.net', 'page'],
  ['linktr.ee', 'page'],
  ['maps.app.goo.gl', 'map'],
  // Google ended Firebase Dynamic Links on 25 August 2025.
  ['page.link', 'ended'],
  ...LINK_SERVICES.map((place) => [place, 'link'] as const),
  ['storage.googleapis.com', 'page'],
  ['ipfs.io/ipfs', 'page'],
  ['ipfs.io/ipns', 'page'],
  ['telegra.ph', 'page'],
  ['github.com', 'page'],
  ['facebook.com', 'page'],
  ['instagram.com', 'page'],
  ['youtube.com', 'page'],
  ['x.com', 'page'],
  ['twitter.com', 'page'],
  ['whatsapp.com/channel', 'page'],
  ['linkedin.com/in', 'page'],
  ['linkedin.com/company', 'page'],
  ['linkedin.com/posts', 'page'],
  ['linkedin.com/jobs/view', 'page'],
  ['linkedin.com/pulse', 'page'],
  ['play.google.com/store', 'app'],
  ['apps.apple.com', 'app'],
  ['docs.google.com', 'file'],
  ['drive.google.com', 'file'],
  ['script.google.com', 'page'],
  ['sharepoint.com', 'file'],
  ['onedrive.live.com', 'file'],
  ['1drv.ms', 'file'],
  ['dropbox.com', 'file'],
  ['mediafire.com', 'file'],
  ['rzp.io', 'pay'],
  ['razorpay.me', 'pay'],
  ['pages.razorpay.com', 'pay'],
  ['paypal.me', 'pay'],
  ['instamojo.com/@', 'pay'],
  ['imjo.in', 'pay'],
  ['payments.cashfree.com', 'pay'],
  ['teams.microsoft.com/l', 'meeting'],
  ['teams.microsoft.com/meet', 'meeting'],
  ['teams.live.com', 'meeting'],
  ['meet.google.com', 'meeting'],
  ['zoom.us/j', 'meeting'],
  ['webex.com', 'meeting'],
  ['meet.jit.si', 'meeting'],
  ['join.skype.com', 'meeting'],
  ['wa.me', 'chat'],
  ['wa.link', 'chat'],
  ['api.whatsapp.com', 'chat'],
  ['chat.whatsapp.com', 'group'],
  ['t.me/+', 'group'],
  ['t.me/joinchat', 'group'],
  ['telegram.me/joinchat', 'group'],
  ['t.me', 'chat'],
  ['telegram.me', 'chat'],
  ['m.me', 'chat'],
  ['anydesk.com', 'remote'],
  ['teamviewer.com', 'remote'],
  ['rustdesk.com', 'remote'],
  ['airdroid.com', 'remote'],
  ['ultraviewer.net', 'remote'],
  ['remotedesktop.google.com', 'remote'],
];

/** Names below such a place on which its keeper alone puts something: a step of Google's sign-in. */
const CLOSED = new Set(['accounts.youtube.com']);

const PAGES_OF_X = /^\/(?:login|i\/flow|home|settings|notifications)(?:[/?#]|$)/i;
/** Pages of such a place that its keeper has for itself: those by which one signs in. */
const KEEPERS_PAGES: ReadonlyMap<string, RegExp> = new Map([
  [
    'github.com',
    /^\/(?:login|join|signup|settings|sessions?|password_reset|notifications)(?:[/?#]|$)/i,
  ],
  ['x.com', PAGES_OF_X],
  ['twitter.com', PAGES_OF_X],
  ['facebook.com', /^\/(?:login|help|settings)(?:\.php)?(?:[/?#]|$)/i],
  ['instagram.com', /^\/accounts\//i],
  ['dropbox.com', /^\/?(?:$|(?:login|register|home)(?:[/?#]|$))/i],
]);

const isKeepersPage = (name: string, rest: string): boolean =>
  KEEPERS_PAGES.get(name.replace(/^(?:www|m|mobile)\./, ''))?.test(rest) === true;

/** Where such a place only passes its visitor on. */
const PASSES_ON = [
  ['youtube.com', /^\/redirect\?/i],
  ['l.facebook.com', /^\/l\.php\?/i],
  ['lm.facebook.com', /^\/l\.php\?/i],
  ['l.instagram.com', /^\/?\?/],
] as const;

/** With whom a link to a chat opens one. */
export interface ChatWith {
  readonly app: 'WhatsApp' | 'Telegram';
  /** A number or a name, as its app writes it. */
  readonly who: string;
}

/** What stands behind the name of a chat, where that says with whom: a number, or a name that is no invitation. */
const CHATS: readonly (readonly [app: ChatWith['app'], host: RegExp, rest: RegExp])[] = [
  ['WhatsApp', /^wa\.me$/, /^\/(?:\+|%2B)?(\d{8,15})(?:[/?#]|$)/i],
  ['WhatsApp', /^api\.whatsapp\.com$/, /[?&]phone=(?:\+|%2B| )?(\d{8,15})(?:[&#]|$)/i],
  ['Telegram', /^(?:t|telegram)\.me$/, /^\/(?:s\/)?(?!joinchat|share)([a-z]\w{3,31})(?:[/?#]|$)/i],
];

/** With whom a link to a chat opens one; null where it does not say. */
export function chatWith(host: string, rest: string): ChatWith | null {
  for (const [app, at, form] of CHATS) {
    const who = at.test(host.toLowerCase()) ? form.exec(rest)?.[1] : undefined;
    if (who !== undefined) return { app, who: app === 'Telegram' ? `@${who}` : numberOf(who) };
  }
  return null;
}

/** A number with its country's code, as India writes its own. */
const numberOf = (digits: string): string => `+${digits.replace(/^91(\d{5})(\d{5})$/, '91 $1 $2')}`;

/** Where companies have a shop or a helpdesk of their own, each at a name below that it chose itself. */
const TENANTS =
  words(`myshopify.com zendesk.com freshdesk.com zohodesk.in zohodesk.com instamojo.com wixsite.com
    statuspage.io atlassian.net notion.site business.site`);

/** The name that a customer of such a platform chose, and the platform; null for any other host. */
export function tenantAt(host: string): { name: string; place: string } | null {
  const whole = host.toLowerCase().replace(/^www\./, '');
  const place = TENANTS.find((one) => whole.endsWith(`.${one}`));
  return place === undefined ? null : { name: whole.slice(0, -place.length - 1), place };
}

/** Amazon's store where the path names the customer: `s3.amazonaws.com`, `s3.ap-south-1.amazonaws.com`. */
const S3 = /^s3(?:[.-][a-z\d-]+)*\.amazonaws\.com$/;

/** Platforms named otherwise than the company of the list that keeps them. */
const KEEPERS: readonly (readonly [place: string, company: string])[] = [
  ['amazonaws.com', 'Amazon'],
  ['web.app', 'Google'],
  ['firebaseapp.com', 'Google'],
  ['blogspot.com', 'Google'],
  ['azurewebsites.net', 'Microsoft'],
  ['windows.net', 'Microsoft'],
  ['sharepoint.com', 'Microsoft'],
  ['github.io', 'GitHub'],
];

/** The company that keeps the platform a host is on; null where that is not known. */
export const keeperOf = (host: string): string | null =>
  KEEPERS.find(([place]) => isAtOrBelow(host.toLowerCase(), place))?.[1] ?? null;

/** Services where anybody gets an email address. */
const FREE_MAIL = new Set(
  words(`gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in outlook.com outlook.in hotmail.com live.com
    rediffmail.com icloud.com me.com proton.me protonmail.com zohomail.in zohomail.com aol.com mail.com gmx.com`),
);

/** Whether anybody gets an email address at a host. */
export const isFreeMail = (host: string): boolean => FREE_MAIL.has(host.toLowerCase());

/** Whether a host is a service that shortens links, its customers' own names below it included. */
export function isShortener(host: string): boolean {
  const name = host.toLowerCase();
  return [...SHORTENERS].some((place) => isAtOrBelow(name, place));
}

/**
 * Where anybody can put something.
 *
 * @param host any case
 * @param rest what stands behind it, from the first slash
 * @param platform the hosting platform that the engine found it on, or null
 * @returns the place, and what it holds; null for any other name
 */
export function openPlace(
  host: string,
  rest: string,
  platform: string | null,
): { place: string; holds: Holds } | null {
  const name = host.toLowerCase();
  if (CLOSED.has(name) || isKeepersPage(name, rest)) return null;
  if (PASSES_ON.some(([at, form]) => isAtOrBelow(name, at) && form.test(rest))) return null;
  const tenant = tenantAt(name);
  if (tenant) return { place: tenant.place, holds: 'page' };
  for (const [place, holds] of OPEN) {
    const [at = '', path = ''] = place.split(/\/(.*)/s);
    if (isAtOrBelow(name, at) && rest.startsWith(path === '' ? '' : `/${path}`))
      // No file stands on a service's first page.
      return { place: at, holds: holds === 'file' && /^\/?$/.test(rest) ? 'page' : holds };
  }
  if (S3.test(name)) return { place: name, holds: 'page' };
  return platform === null ? null : { place: platform, holds: 'page' };
}
