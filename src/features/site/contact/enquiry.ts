/** What the contact form holds, what is wrong with it, and how it reads as a mail. */
import { looksLikeEmail } from '@/features/shared/outreach/outreach.ts';

export interface Enquiry {
  name: string;
  email: string;
  message: string;
}

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>;

/** What would keep us from answering, by field; empty when nothing would. */
export function enquiryErrors({ name, email, message }: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {};
  if (!name.trim()) errors.name = 'Enter your name, so that we know whom to answer.';
  if (!email.trim()) errors.email = 'Enter your email address, so that we can answer.';
  else if (!looksLikeEmail(email)) {
    errors.email = 'Enter an email address such as name@company.in.';
  }
  if (!message.trim())
    errors.message = 'Write what we can do for you; your domain is a good start.';
  return errors;
}

/** The mail that says what the form says. */
export function enquiryMail(enquiry: Enquiry): { subject: string; body: string } {
  const name = enquiry.name.trim();
  return {
    subject: `Enquiry from ${name}`,
    body: `${enquiry.message.trim()}\n\n${name}\n${enquiry.email.trim()}`,
  };
}
