/**
 * Facts of the public pages for search engines (schema.org, JSON-LD). The build writes them into the HTML; nothing
 * here runs in the browser.
 */
import { articleAt, type ArticleInfo } from './article-list.ts';
import { config } from '@/config.ts';
import { faq } from './faq.ts';
import { paths } from '@/paths.ts';

export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** Undefined if the site's public address is not set: that leaves out the fact. */
const absolute = (path: string) => (config.siteUrl === null ? undefined : config.siteUrl + path);

/** Who runs the site. On the home, about and contact pages. */
function organizationData(): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: config.brand,
    url: absolute('/'),
    logo: absolute('/apple-touch-icon.png'),
    email: config.salesEmail,
    address: config.address,
    areaServed: 'IN',
    foundingDate: '2020',
  };
}

/** The questions and answers, without the backticks that set names in type. */
function faqData(): JsonLd {
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
export function articleData(article: ArticleInfo): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    author: { '@type': 'Organization', name: `${config.brand} ${article.desk}` },
    publisher: { '@type': 'Organization', name: config.brand },
    image: absolute('/social-card.png'),
    url: absolute(paths.article(article.slug)),
    timeRequired: `PT${article.minutes}M`,
  };
}

/** Position of a page. Only with a site address: its items must be absolute. */
const breadcrumbData = (trail: readonly { title: string; path: string }[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(path),
  })),
});

/**
 * All structured data of one page.
 *
 * @param path the page's path, as in the route tree
 * @param title the page's own title, for its last breadcrumb
 */
export function structuredData(path: string, title: string): JsonLd[] {
  const found: JsonLd[] = [];
  if ([paths.home(), paths.about(), paths.contact()].includes(path)) {
    found.push(organizationData());
  }
  if (path === paths.faq()) found.push(faqData());
  const article = articleAt(path);
  if (article) found.push(articleData(article));
  if (path !== paths.home() && config.siteUrl !== null) {
    const blog = article ? [{ title: 'Blog', path: paths.blog() }] : [];
    found.push(breadcrumbData([{ title: 'Home', path: paths.home() }, ...blog, { title, path }]));
  }
  return found;
}
