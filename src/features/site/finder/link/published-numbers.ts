/**
 * Telephone numbers that companies publish as their own. Read through in November 2026 (`LISTED`), from:
 * - State Bank of India: its release on unauthorised transactions ("18001-2-3-4", carried by PTI), and the numbers of
 *   its notice of April 2018 (ndtv.com, "SBI toll-free helplines to report unauthorised transfers");
 * - HDFC Bank: v.hdfcbank.com, "Reporting of unauthorised/disputed transactions";
 * - ICICI Bank: bajajfinservmarkets.in, "ICICI credit card fraud"; 1800 2662 from the bank's warning in
 *   mypunepulse.com;
 * - Punjab National Bank: plutomoney.in, "How to block a stolen PNB credit card";
 * - National Payments Corporation of India: bajajfinserv.in, "UPI customer care number" (March 2026).
 * A number that no such page confirms is left out: that it is missing says nothing of it.
 */
import { COMPANIES, type Company } from './company-list.ts';

const LIST: readonly (readonly [company: string, numbers: string])[] = [
  ['State Bank of India', '18001234 1800112211 18004253800'],
  ['HDFC Bank', '18001600 18002600 18002586161'],
  ['ICICI Bank', '18001080 18002662 18601207777'],
  ['Punjab National Bank', '18001802222 18001032222'],
  ['National Payments Corporation of India', '18001201740'],
];

const PUBLISHERS: ReadonlyMap<string, Company> = new Map(
  LIST.flatMap(([name, numbers]) => {
    const company = COMPANIES.find((one) => one.name === name);
    return company ? numbers.split(' ').map((number) => [number, company] as const) : [];
  }),
);

/**
 * The company that publishes a number as its own.
 *
 * @param number as it is written, with India's code or without
 * @returns null where the list does not say
 */
export const publisherOf = (number: string): Company | null =>
  PUBLISHERS.get(number.replaceAll(/\D/g, '').replace(/^(?:0|(?:00)?91)(?=18)/, '')) ?? null;
