import type { FaqFilter, FaqItem } from '@/content/faq.ts';

/**
 * Which questions show: those of the category whose question or answer holds the text, compared without
 * regard to case (specification section 5).
 */
export function filterFaq(
  items: readonly FaqItem[],
  category: FaqFilter,
  search: string,
): FaqItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === 'all' || item.category === category) &&
      (item.question.toLowerCase().includes(wanted) || item.answer.toLowerCase().includes(wanted)),
  );
}
