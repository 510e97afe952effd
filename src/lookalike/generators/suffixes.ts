/**
 * Endings that imitators use, most believed first: those of India, the old ones, then the cheap ones. Only
 * endings under which a name can be registered: not those of Nepal or Jamaica, which are one label longer.
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

/** Endings for names whose label already carries the asset's own. */
export const FEW_SUFFIXES: readonly string[] = ['com', 'in', 'net', 'org', 'co', 'online', 'info'];

/** What an attacker may own under the brand's full name: bait words under cheap endings. */
export const LANDINGS: readonly string[] = [
  'secure-login.com',
  'login-verify.net',
  'kyc-update.in',
  'account-update.online',
  'customer-care.info',
  'rewards-claim.xyz',
  'netbanking-secure.in',
  'support-help.site',
];
