/** Telephone numbers in a message: none may be missed beside a real link. */
import { expect, it } from 'vitest';
import { keptPhone, phonesIn } from '@/features/site/finder/link/phones.ts';
import { keptOf } from '@/features/site/finder/link/words.ts';

it.each<[text: string, numbers: readonly string[]]>([
  ['Your card is blocked, call 9876543210 now. sbi.co.in', ['9876543210']],
  ['Call +91 98765 43210 or 1800-425-3800', ['+91 98765 43210', '1800-425-3800']],
  // Landlines, toll-free numbers and those of other countries.
  ['Call +91-80-41234567. https://hdfcbank.com', ['+91-80-41234567']],
  ['022-45671234', ['022-45671234']],
  ['(022) 4567 1234', ['(022) 4567 1234']],
  ['Call 080 4123 4567 or 0120-4567890', ['080 4123 4567', '0120-4567890']],
  ['1800 11 2211, 1800 1234, 1-800-425-3800', ['1800 11 2211', '1800 1234', '1-800-425-3800']],
  ['1860 419 5555', ['1860 419 5555']],
  ['WhatsApp +44 7700 900123', ['+44 7700 900123']],
  ['+92 301 2345678 / 0044 7700 900123', ['+92 301 2345678', '0044 7700 900123']],
  // Written so that filters miss them.
  ['8 7 6 5 4 3 2 1 0 9', ['8 7 6 5 4 3 2 1 0 9']],
  ['98765.43210 / 9876\u200b543211', ['98765.43210', '9876543211']],
  ['\u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966', ['9876543210']],
  [
    '9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e3',
    ['9876543210'],
  ],
  ['9876543210/9876543211 blocked.Call:9876543212', ['9876543210', '9876543211', '9876543212']],
  ['Call9876543210 Mob=9876543211', ['9876543210', '9876543211']],
  // Any eight digits beside a word that asks for a call.
  ['Call 9 8 7 6 5 4 3 2', ['9 8 7 6 5 4 3 2']],
  ['Call us now at 4567 1234', ['4567 1234']],
  ['40412345 \u092a\u0930 \u0915\u0949\u0932 \u0915\u0930\u0947\u0902', ['40412345']],
  ['\u092b\u094b\u0928: 40412345', ['40412345']],
  ['40412345 pe whatsapp karo', ['40412345']],
  ['Electricity officer no. 9876543210', ['9876543210']],
  ['WhatsApp order no. 9876543210', ['9876543210']],
  ['by Mob Bk ref no 531234567890. If not you, Call 1800222243', ['1800222243']],
  ['Complaint 9812345678 registered. SR 9123456789. Ticket 8123456789 booked', []],
  ['For complaint call 9812345678', ['9812345678']],
  // The next one is of the transaction.
  ['Not you? Call 18002586161 for txn 4829137788', ['18002586161']],
  ['https://hdfcbank.com\n40412345\ncall', ['40412345']],
  // Links, amounts, order numbers and dates.
  ['https://evil.in/9876543210?x=9876543210 Rs 2500000000 OTP 483920', []],
  ['evil.in:8443/9876543210 9876543210@ybl XX98765432', []],
  ['Rs 9876543210, INR 98765432.10, 9876543210/-', []],
  ['Order ID: 9876543210, AWB 9182736455, A/c 50100123456789', []],
  ['UPI Ref no 702912345678. Consumer no. 9700123456. PNR 8512345678', []],
  ['25-11-2026, 2026-11-25. Call by 25-11-2026 or dial 1930', []],
])('%j gives the numbers %j, also as the address keeps them', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers);
  const kept = numbers.map(keptPhone);
  const again = phonesIn(`https://hdfcbank.com ${kept.join(' ')}`);
  expect(again).toEqual(numbers.map((number) => number.replaceAll(/[^\d+]/g, '')));
});

it.each(['14448', '1947', '1912', '1915', '139'])('knows %s as the state’s own', (number) => {
  expect(keptOf(number)).toBe('helplines');
});

it('does not keep the page busy', () => {
  const began = performance.now();
  for (const text of ['1 ', '9', 'a', 'a/', 'call ', 'call 1 ', '9876543210 ', '9-', '9.']) {
    phonesIn(text.repeat(50_000 / text.length));
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});
