/** The site's words: what specification sections 1, 2 and 3 say must be there, and that nothing disagrees. */
import { describe, expect, test } from 'vitest';
import { articleActions } from '@/content/article-actions.ts';
import { articleCovers } from '@/content/article-covers.ts';
import { articleList } from '@/content/article-list.ts';
import { articleTexts } from '@/content/articles/index.ts';
import { headingsOf, textsOf } from '@/content/block.ts';
import { benefits } from '@/content/benefits.ts';
import { claims } from '@/content/claims.ts';
import { requireDescription } from '@/content/descriptions.ts';
import { faq, faqFilters } from '@/content/faq.ts';
import { features } from '@/content/features.ts';
import { privacy } from '@/content/legal.ts';
import { services } from '@/content/services.ts';
import { testimonials } from '@/content/testimonials.ts';
import { reasons } from '@/content/why-choose-us.ts';
import { OFFERINGS } from './offerings.ts';

const WORDS_PER_MINUTE = 200;

/** All words of an article but those of help that is looked up. */
const wordCount = (slug: keyof typeof articleTexts): number =>
  articleTexts[slug].flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;

describe('section 1: the offer and its figures', () => {
  test('all offerings named in the specification are named on the site (section 1)', () => {
    const copy = JSON.stringify([services, features, benefits]).toLowerCase();
    expect(OFFERINGS.filter((offering) => !copy.includes(offering))).toEqual([]);
  });

  test('the claims are those of the specification (section 1)', () => {
    const said = Object.values(claims).map(({ figure, label }) => `${figure} ${label}`);
    expect(said).toEqual([
      '99.9% threat detection accuracy',
      '86.7% threat detection',
      'under 4 hours average takedown time',
      '15 minutes guaranteed initial response',
      '5+ organisations protected',
      '24/7 support',
      '10+ expert team',
      '2020 at work since',
    ]);
  });

  test('no text states a rate that is not a claim', () => {
    const copy = JSON.stringify([services, features, benefits, reasons, faq, testimonials]);
    const rates = copy.match(/\d+(?:\.\d+)?\s?%/g) ?? [];
    expect(rates.length).toBeGreaterThan(0);
    for (const rate of rates) {
      expect([claims.accuracy.figure, claims.foundFirst.figure]).toContain(rate);
    }
  });
});

describe('section 2: how many of each', () => {
  test('five service cards, six feature cards, six benefits', () => {
    expect([services.length, features.length, benefits.length]).toEqual([5, 6, 6]);
  });

  test('Why Choose Us has five items of four points (section 3, Why Choose Us item)', () => {
    expect(reasons.map(({ title }) => title)).toEqual([
      'Industry Expertise',
      'Detection Accuracy',
      'Automation Copilot',
      'Browser Infrastructure',
      'Continuous Visibility',
    ]);
    for (const { points } of reasons) expect(new Set(points).size).toBe(4);
  });

  test.each(articleList.map((article) => [article.slug, article] as const))(
    'the read time of %s is that of its words',
    (slug, { minutes }) => {
      const words = wordCount(slug);
      expect(Math.abs(words - minutes * WORDS_PER_MINUTE)).toBeLessThanOrEqual(20);
      expect(articleCovers[slug].name).not.toBe('');
    },
  );

  test('the three articles take 3, 4 and 5 minutes', () => {
    expect(articleList.map(({ minutes }) => minutes)).toEqual([3, 4, 5]);
  });
});

describe('section 3: static entities', () => {
  test('eight questions, two in each of four categories (section 3, FAQ item)', () => {
    expect(faq).toHaveLength(8);
    for (const { id } of faqFilters.slice(1)) {
      expect(faq.filter(({ category }) => category === id)).toHaveLength(2);
    }
  });

  test('the FAQ filter options are the specification’s (section 3, FAQ item)', () => {
    expect(faqFilters.map(({ label }) => label)).toEqual([
      'All Questions',
      'Impersonation',
      'Takedown',
      'Monitoring',
      'Security',
    ]);
  });

  test('four testimonials of five stars with drawings of our own (section 3, testimonial)', () => {
    expect(testimonials).toHaveLength(4);
    for (const { rating, image } of testimonials) {
      expect(rating).toBe(5);
      expect(image).toMatch(/^\/avatars\/[a-z]+\.svg$/);
    }
  });
});

test('privacy names every key that the site stores (section 9, storage keys; row 12)', () => {
  const text = JSON.stringify(privacy);
  for (const key of [
    'access_token',
    'refresh_token',
    'theme',
    'sidebar',
    'takedown_drafts',
    'asset_draft',
    'profile_draft',
    'user_draft',
    'case_notes',
    'contact_draft',
    'signup_draft',
    'shortcuts',
    'refresh_lease',
  ]) {
    expect(text).toContain(key);
  }
});

test('help for the one who was caught is a press away: helplines and report pages', () => {
  const help = articleTexts['first-hour-after-a-phishing-page'].flatMap((block) =>
    typeof block === 'object' && 'help' in block ? block.help.map(({ to }) => to) : [],
  );
  expect(help).toEqual([
    'tel:1930',
    'https://cybercrime.gov.in',
    expect.stringMatching(/^https:\/\/safebrowsing\.google\.com\//),
    expect.stringMatching(/^https:\/\/www\.microsoft\.com\//),
  ]);
});

test.each([
  [
    'first-hour-after-a-phishing-page',
    /Money gone\? Call 1930 .*then your bank.*Typed .*Call your bank/,
  ],
  [
    'how-to-read-a-domain-name',
    /money has moved, call .*1930 first, then your bank on the number on your card/,
  ],
] as const)('%s gives a victim the one order: 1930, then the bank', (slug, order) => {
  expect(JSON.stringify(articleTexts[slug])).toMatch(order);
});

test('the buttons under an article’s title lead to sections that it has', () => {
  for (const [slug, { actions }] of Object.entries(articleActions)) {
    const headings = headingsOf(articleTexts[slug as keyof typeof articleTexts]);
    const led = actions.flatMap((action) => ('heading' in action ? [action.heading] : []));
    expect(led.length).toBeGreaterThan(0);
    expect(headings).toEqual(expect.arrayContaining(led));
  }
});

test('a new page without a description fails the build with the file that wants it', () => {
  expect(() => requireDescription('/pricing')).toThrow(
    /^\/pricing has no description .* src\/content\/descriptions\.ts$/,
  );
});
