/** What a company's customers hold of it that shows its true number: a card, a policy, a bill, an app. */
import type { Company } from './companies.ts';
import { isOfficeItself } from './company-list.ts';

export type CompanyKind = 'card' | 'policy' | 'bill' | 'app' | 'office';

const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** Names of the list whose own words do not say what they are. */
const BY_NAME: ReadonlyMap<string, CompanyKind> = new Map([
  ...lines(`
    Mahadiscom
    Tata Power
    Tata Power-DDL
    Adani Electricity
    BSES
    BESCOM
    TANGEDCO
    Indian Oil
    HP Gas
    Bharat Gas
    Mahanagar Gas
    Indraprastha Gas
    Airtel
    Jio
    Vi
    BSNL`).map((name) => [name, 'bill'] as const),
  ...lines(`
    HDFC ERGO
    ICICI Lombard
    ICICI Prudential Life
    Life Insurance Corporation
    Star Health
    Tata AIG
    Tata AIA Life
    Acko`).map((name) => [name, 'policy'] as const),
  ...lines(`
    HDFC Securities
    ICICI Direct
    Axis Direct
    Kotak Securities
    SBI Securities
    Paytm
    Paytm Payments Bank
    Paytm Money
    PhonePe
    MobiKwik
    Freecharge
    CRED
    BHIM
    Zerodha
    Groww
    Naukri
    IRCTC
    JioSaavn
    JioMart
    Amazon
    Flipkart
    Myntra
    Meesho
    AJIO
    Nykaa
    BigBasket
    Zepto
    Tata Neu
    Croma
    Tata CLiQ
    Tata Play
    Swiggy
    Zomato
    Blinkit
    BookMyShow
    redBus
    IndiGo
    Air India
    Uber
    Ola
    MakeMyTrip
    PayPal
    Microsoft
    Google
    YouTube
    Zoom
    Facebook
    Instagram
    WhatsApp
    Telegram
    LinkedIn
    GitHub
    Dropbox
    X
    Netflix
    Blue Dart
    Delhivery
    DTDC
    Ekart
    Shadowfax
    XpressBees
    Ecom Express
    DHL
    FedEx`).map((name) => [name, 'app'] as const),
]);

/** Banks and insurers say in their names what they are. */
const BY_WORD: readonly (readonly [RegExp, CompanyKind])[] = [
  [/\b(?:Bank|Card|American Express|HSBC|Standard Chartered)\b/, 'card'],
  [/\b(?:(?:Met)?Life|Insurance)\b/, 'policy'],
];

/**
 * What kind of company it is, as far as its customers' papers go.
 *
 * @returns null where that is not known
 */
export const kindOf = (company: Company): CompanyKind | null =>
  BY_NAME.get(company.name) ??
  (isOfficeItself(company) ? 'office' : undefined) ??
  BY_WORD.find(([word]) => word.test(company.name))?.[1] ??
  null;
