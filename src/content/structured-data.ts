/**
 * Facts of the public pages for search engines (schema.org, JSON-LD). The build writes them into the HTML; nothing
 * here runs in the browser.
 */
import { articleAt, type ArticleInfo } from './article-list.ts';
import { faq } from './faq.ts';
import { paths } from '@/paths.ts';

export type JsonLd = Readonly<Record<string, unknown>>;

export interface SiteFacts {
  brand: string;
  salesEmail: string;
  address: string;
  /** The public address of the site, without a trailing slash; null leaves out what needs it. */
  siteUrl: string | null;
}

const CONTEXT = 'https://schema.org';

const absolute = (site: SiteFacts, path: string) =>
  site.siteUrl === null ? undefined : site.siteUrl + path;

/** Who runs the site. On the home, about and contact pages. */
export function organizationData(site: SiteFacts): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: site.brand,
    url: absolute(site, '/'),
    logo: absolute(site, '/apple-touch-icon.png'),
    email: site.salesEmail,
    address: site.address,
    areaServed: 'IN',
    foundingDate: '2020',
  };
}

/** The questions and answers, without the backticks that set names in type. */
export function faqData(): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('`', '') },
    })),
  };
}

/** An article at its own address. */
export function articleData(article: ArticleInfo, site: SiteFacts): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { '@type': 'Organization', name: `${site.brand} ${article.desk}` },
    publisher: { '@type': 'Organization', name: site.brand },
    image: absolute(site, '/social-card.png'),
    url: absolute(site, paths.article(article.slug)),
    timeRequired: `PT${article.minutes}M`,
  };
}

/** Position of a page. Null without a site address: its items must be absolute. */
export function breadcrumbData(
  trail: readonly { title: string; path: string }[],
  site: SiteFacts,
): JsonLd | null {
  if (site.siteUrl === null) return null;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(site, path),
    })),
  };
}

/**
 * All structured data of one page.
 *
 * @param path the page's path, as in the route tree
 * @param title the page's own title, for its last breadcrumb
 */
export function structuredData(path: string, title: string, site: SiteFacts): JsonLd[] {
  const found: (JsonLd | null)[] = [];
  if ([paths.home(), paths.about(), paths.contact()].includes(path)) {
    found.push(organizationData(site));
  }
  if (path === paths.faq()) found.push(faqData());
  const article = articleAt(path);
  if (article) found.push(articleData(article, site));
  if (path !== paths.home()) {
    const trail = [{ title: 'Home', path: paths.home() }];
    if (article) trail.push({ title: 'Blog', path: paths.blog() });
    found.push(breadcrumbData([...trail, { title, path }], site));
  }
  return found.filter((data) => data !== null);
}
