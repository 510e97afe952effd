/**
 * Pairs that the engine calls an imitation with confidence (design, section 7). Labelled by hand; the negatives are
 * other companies, real words, or names too short to tell.
 */
import { describe, expect, test } from 'vitest';
import { explain } from '@/lookalike/index.ts';

const pairs = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [asset = '', ...candidates] = line.trim().split(/\s+/);
      return candidates.map((candidate): [string, string] => [asset, candidate]);
    });

describe('no confident imitation', () => {
  test.each([
    [
      'a letter off in a short name makes another word',
      `ola.in        cola.in solar.in cola-cabs.in
       lic.in        click.in
       jio.com       jioffrey.net
       tata.com      data.com data-jobs.com tta.com
       bata.com      beta.com
       uber.com      user.com
       kotak.com     kodak.com
       zomato.com    tomato.com
       idea.com      ideal.com ida.com
       titan.co.in   titanic.com titans.com
       sbi.co.in     rbi.co.in rbi-kyc.in sib.co.in
       x.com         ex.com
       hp.com        php.com
       dell.com      bell.com
       nike.com      mike.com
       apple.com     apples.com
       myntra.com    mantra.com
       google.com    goggle.com
       भारत.भारत      भरत.भारत`,
    ],
    [
      'an edit of a label of at most five characters without a look-alike',
      `usa.gov       tsa.gov
       mlb.com       mtb.com
       uol.com       ual.com
       tuya.com      tuta.com
       cnbc.com      cibc.com
       box.com       boox.com
       axis.com      axsi.com axiss.com ax-is.com
       paytm.com     paytmm.in paytmn.com`,
    ],
    ['a word cut short', 'incognito.com incogni.com'],
    [
      'a letter off in the part of a name that tells it from others',
      `hdfcbank.com  idfcbank.com hsbcbank.com
       icicibank.com idbibank.com axisbank.com
       axisbank.com  taxisbank.com maxisbank.com`,
    ],
    [
      'the same short name under an unlike ending',
      `ola.in        ola.com
       amul.com      amul.in
       uber.com      uber.in
       itc.in        itc.com`,
    ],
    [
      'another company of the group, or with the name in its own',
      `sbi.co.in         sbilife.co.in sbicard.com
       hdfcbank.com      hdfclife.com hdfcfund.com
       icicibank.com     icicidirect.com icicilombard.com
       tatamotors.com    tatasteel.com tatapower.com
       bankofindia.co.in unionbankofindia.co.in bankofbaroda.in
       bharatpe.com      bharatpearl.com
       yesbank.in        yesbankers.in
       mahindra.com      techmahindra.com
       union.com         unionbank.com
       shell.com         shellac.com`,
    ],
    ['a forum that speaks of the name', `apple.com apple.stackexchange.com`],
  ])('%s', (_, lines) => {
    const confident = pairs(lines).filter((pair) => explain(...pair).confident);
    expect(confident).toEqual([]);
  });
});

describe('a confident imitation', () => {
  test.each([
    [
      'look-alikes, however short the name',
      `sbi.co.in     sbı.co.in 5bi.co.in
       x.com         х.com
       ola.in        o1a.in
       sbi.bank.in   sbi.bamk.in sbi.banks.in`,
    ],
    [
      'bait words beside the whole name, glued to a short one too',
      `jio.com       jio-recharge.com jio-5g-recharge.com jiorecharge.in
       irctc.co.in   irctc-tatkal-booking.com
       sbi.co.in     sbi-yono-kyc-update.com sbionline.in onlinesbi-kyc.com
       phonepe.com   phonepe-xyzzy-refund.com`,
    ],
    [
      'the whole name to the left of another',
      `sbi.co.in     sbi.co.in.login.xyz sbi.co.in-kyc.com
       hdfcbank.com  hdfcbank.com-netbanking.in
       icicibank.com icicibamk.web.app`,
    ],
    [
      'an ending that a reader takes for the right one',
      `sbi.co.in     sbi.in sbi.com.in
       irctc.co.in   irctc.in
       a-b.co.in     a-b.in
       flipkart.com  flipkart.co
       दिल्ली.भारत      दिल्ली.in`,
    ],
    [
      'a look-alike in a short label',
      `box.com        b0x.com
       ola.in         0la.in
       dell.com       de11.com
       paytm.com      paytnn.com
       eos.com        ẹos.com`,
    ],
    [
      'a dot in the place of its neighbour',
      `hdfcbank.com   hdfcbankc.om hdfcban.kcom wwwh.dfcbank.com
       sbi.co.in      sbic.o.in sb.ico.in
       hdfc.bank.in   hdf.cbank.in hdfcb.ank.in`,
    ],
    [
      'another spelling of the nasals of a word',
      `हिंदी.भारत       हिन्दी.भारत
       हिन्दी.भारत      हिंदी.भारत
       मुंबई.भारत       मुम्बई.भारत
       देशपांडे.भारत    देशपाण्डे.भारत
       संबंध.भारत      सम्बन्ध.भारत सम्बंध.भारत संबन्ध.भारत
       अंबानी.भारत     अम्बानी.भारत
       पंजाब.भारत      पञ्जाब.भारत
       সংঘ.ভারত       সঙ্ঘ.ভারত
       ગાંધી.ભારત      ગાન્ધી.ભારત`,
    ],
    [
      'other letters for the same sound',
      `lakshmi.in    laxmi.in
       laxmibank.in  lakshmibank.in
       philips.in    filips.in`,
    ],
    [
      'a changed name under another ending',
      `axisbank.com   axisbnk.in
       bookmyshow.com bookmyshows.in
       flipkart.com   filpkart.in`,
    ],
  ])('%s', (_, lines) => {
    const doubted = pairs(lines).filter((pair) => !explain(...pair).confident);
    expect(doubted).toEqual([]);
  });
});
