/**
 * Public suffixes (https://publicsuffix.org/list/): where a registrable name ends and its suffix begins, and the
 * suffixes that imitators choose. The list is larger than the rest of the engine.
 *
 * Only the ICANN section counts, and those private endings that a registry sells names under: on a hosting platform
 * (`brand.github.io`) the platform is the registrable name and the brand is in a subdomain.
 */

import { parse } from 'tldts';

const OPTIONS = {
  allowPrivateDomains: false,
  detectIp: false,
  extractHostname: false,
  mixedInputs: false,
  validateHostname: false,
} as const;
const WITH_PLATFORMS = { ...OPTIONS, allowPrivateDomains: true } as const;

/**
 * Endings of the list's private section that a registry sells names under, as CentralNic sells those under `in.net`:
 * the holder of `sbi-kyc.in.net` registered it, and no platform hosts it. Source: that section, by its registries.
 */
const REGISTRIES = new Set(
  `ae.org br.com cn.com co.com com.de com.se de.com eu.com gb.net gr.com hu.net in.net it.com jp.net jpn.com mex.com
   ru.com sa.com se.net uk.com uk.net us.com us.org za.bz za.com`.split(/\s+/),
);

/** The ending by which names are registered, of the whole list or of its public section. */
function suffixOf(ascii: string, platforms: boolean) {
  const isSold = REGISTRIES.has(ascii.split('.').slice(-2).join('.'));
  return parse(ascii, platforms || isSold ? WITH_PLATFORMS : OPTIONS);
}

export interface SuffixSplit {
  /** Number of labels, counted from the right, of the suffix. */
  readonly count: number;
  /** The suffix is on the list. */
  readonly known: boolean;
}

/**
 * Splits a host name.
 *
 * @param ascii a valid lower-case ASCII host name with at least one dot
 * @param platforms read a hosting platform's name (`github.io`) as a suffix too
 * @returns the number of suffix labels, always fewer than all labels: a name that is itself a suffix, like `co.in`,
 *   reads as a name under its last label
 */
export function splitSuffix(ascii: string, platforms: boolean): SuffixSplit {
  const { publicSuffix, isIcann, isPrivate } = suffixOf(ascii, platforms);
  const known = isIcann === true || isPrivate === true;
  if (publicSuffix === null || publicSuffix.length >= ascii.length) return { count: 1, known };
  return { count: publicSuffix.split('.').length, known };
}

/**
 * The hosting platform of a name, on which anybody publishes under a chosen name: `vercel.app` of
 * `hdfcbank-kyc.vercel.app`.
 *
 * @param ascii a valid lower-case ASCII host name with at least one dot
 * @returns the platform's name; null if the name is on none, or is the platform's own
 */
export function hostingPlatformOf(ascii: string): string | null {
  const { publicSuffix, isPrivate } = parse(ascii, WITH_PLATFORMS);
  const isHost = isPrivate === true && publicSuffix !== null && !REGISTRIES.has(publicSuffix);
  return isHost && publicSuffix !== ascii ? publicSuffix : null;
}

/**
 * The suffixes that imitators use, most believed first: those of India, the old ones, then the cheap ones. A registry
 * sells names under each of them, unlike those of Nepal and Jamaica, for example.
 */
export const SUFFIXES: readonly string[] =
  `com in co.in net org info co net.in org.in gen.in firm.in ind.in biz online site store shop xyz app io
  ai me live club top vip cc tv us uk co.uk dev tech website space digital link click work world today
  life news icu buzz cyou sbs cfd rest monster fun pro one page cloud host press services support solutions
  systems center company group global international agency network email finance financial fund credit
  creditcard loan loans money cash pay bank insure insurance capital ventures trade trading market markets
  exchange care help expert guru academy education school jobs careers travel tickets holiday delivery
  express direct sale deals discount promo gift gifts bid win bet games game download stream video media
  social chat mobi mobile name asia tel tk ml ga cf gq pw ws su ru cn hk sg ae my lk bd pk eu de fr nl
  it es pl ch at be se no fi dk cz ro pt gr hu ie nz au com.au ca co.za jp kr id ph vn th la to fm im am
  is ly gg sh ac ag bz lc mn sc vc li lt lv ee ua kz ge il tr ir sa qa om kw bh ng ke mx br ar cl pe com.co
  com.in al bg by hr rs me.uk org.uk com.br com.mx com.tr com.sg com.my com.pk com.np com.bd lk cat fit ooo
  ms ng is si sk ma tn eg gh tz ug rw et mu mv bt af uz az am md cy mt pa cr do ec uy py bo ve pr tt
  kitchen plus promo run show style team tips tools town toys tube vote voyage watch wiki win zone भारत`.split(
    /\s+/,
  );

/** Endings for names whose label already contains the asset's own. */
export const FEW_SUFFIXES: readonly string[] = ['com', 'in', 'net', 'org', 'co', 'online', 'info'];
