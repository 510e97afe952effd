import { REPORTS } from '../report-pages.ts';
import type { Block } from '../block.ts';

export const firstHourAfterAPhishingPage: readonly Block[] = [
  { heading: 'You clicked, typed or paid?' },
  [
    'Only clicked? Close the page. Enter nothing, install nothing.',
    'Money gone? Call 1930 at once, then your bank; complain at `cybercrime.gov.in`. In the first hours, banks can still hold a payment.',
    'Typed a password, card number or OTP? Call your bank on the number on your card, not one in the message. Have it block card, net banking and UPI.',
    'Change the password, and wherever else you use it.',
    'Phone suddenly without network? Have your operator block the SIM.',
    'Keep the message, the link, screenshots and transaction numbers. Delete nothing.',
  ],
  { help: [REPORTS.helpline, REPORTS.cybercrime, REPORTS.safeBrowsing, REPORTS.microsoft] },
  { heading: 'Your company is imitated?' },
  'A customer forwards a message. It carries your logo, your tone and a link to `yourcompany-login.in`, which is not yours. Behind the link is your login page, copied well enough to fool your own staff. What now?',
  'Most victims of a page arrive while its message is fresh, so the next hour decides more than the rest of the week. Here is the order in which we work.',
  { heading: 'Minutes 0 to 10: keep what you see' },
  'Evidence comes first, because the page may change or vanish, and everyone you write to will ask for proof. Don’t enter a password, not even a false one. Some pages lock out a visitor they suspect.',
  [
    'Copy the full address as text, with everything after the slash. Many pages answer only to the exact link that was sent out.',
    'Take screenshots of the page and of the message, with date and time in view.',
    'Ask for the original message as an attachment. A forwarded copy loses the headers that say which server sent it.',
    'Write down who reported it and when. This is the first line of your incident log.',
  ],
  'If you must look, use a phone on mobile data. Many phishing kits show a blank page to office networks and to data centres, and the login only to people who look like customers. “It’s gone” often means “it’s hiding from you”.',
  { heading: 'Minutes 10 to 25: warn the browsers' },
  'Browser block lists are the quickest remedy, because they protect people while the page is still up. Report the address to Google Safe Browsing and to Microsoft. Both have a public form and need no account. They remove nothing, so don’t stop here.',
  { heading: 'Minutes 25 to 45: go to those who can switch it off' },
  'Three parties can. Write to all of them at once, because you can’t know which is awake. If you’re with us, check one request and send it to us; we write to the registrar, the host and the block lists, and follow up.',
  [
    'The host, which runs the machine. Look up the network address, and use the abuse contact in its registry record.',
    'The registrar, which sold the name. The public record of the domain names it, with an abuse address.',
    'The owner of the site, if the page sits in a folder of a small business that was broken into. Be kind. They’re victims too.',
  ],
  'Write one short message to each. Say in the first sentence what it is: phishing that imitates your company. Give the exact address, the time you saw it and your genuine address for comparison, and attach the screenshot. Say that you act for the company. Leave out the law and the anger. Whoever reads it has a queue, and deals with the clearest message first.',
  'If no one reacts and the name contains your mark, a complaint under the .IN domain dispute policy, or its counterpart for other endings, can win you the name. That takes weeks at best.',
  { heading: 'Minutes 45 to 60: tell your own people' },
  'By now the front desk is getting calls. Give them two sentences to say: what has happened, and what a customer who typed a password should do. Then publish the same two sentences where customers will look: your own site and your app, not just social media.',
  [
    'Force a new password for accounts that logged in from unfamiliar places since the message went out.',
    'Tell your bank’s fraud desk if payments may be involved, and send victims to the top of this page.',
    'Check whether the incident falls under the CERT-In directions of April 2022. If it does, you must report it within six hours of noticing it or being told of it.',
  ],
  { heading: 'After the hour' },
  'Check the address again in the evening and the next morning. Kits move. The same page appears on the next name, often on the same host, with the same files. Search for names registered close to the first one, for certificates with your name in them, and for the wording of the message. Watch what you find, even if nothing is there yet.',
  'Then hold a short review, without blame. Could you have heard of it before a customer did? Which address was missing? Were the two sentences ready? Write the answers on one page, where the night shift can find it.',
];
