/** What is said of an email address when its field is left, before the form is sent. */
import { looksLikeEmail } from '@/features/shared/outreach/outreach.ts';

/**
 * Why no mail may reach an address.
 *
 * @param typed any text
 * @returns worded for the person; '' where there is no doubt, or no address yet
 */
export function emailDoubt(typed: string): string {
  const address = typed.trim();
  if (!address.includes('@')) return '';
  if (/\s/.test(address)) return 'No address has a space in it.';
  if (/@.*@/.test(address)) return 'There is more than one @ in it.';
  if (address.includes('..')) return 'Two dots follow each other in it.';
  const [name = '', host = ''] = address.split('@');
  if (/[^\x21-\x7e]/.test(name)) return 'Before the @, this form takes letters a–z alone.';
  if (name === '' || host === '' || looksLikeEmail(address)) return '';
  return host.includes('.')
    ? 'After the @, no dot stands first or last.'
    : 'No mail may reach this: its ending, such as .com or .in, is missing.';
}
