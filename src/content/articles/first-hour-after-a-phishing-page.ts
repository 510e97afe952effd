import { REPORTS } from '../report-pages.ts';
import type { Block } from './block.ts';

export const firstHourAfterAPhishingPage: readonly Block[] = [
  { help: [REPORTS.helpline, REPORTS.cybercrime, REPORTS.safeBrowsing, REPORTS.microsoft] },
  {
    text: 'A customer forwards a message. It carries your logo, your tone and a link to `yourcompany-login.in`, which is not yours. Behind the link is your login page, copied well enough to fool your own staff. You have just become the second party to an attack in which you do not own a single machine. What now?',
  },
  {
    text: 'The next hour decides more than the rest of the week. Most victims of a page arrive while its message is fresh, so an hour saved at the beginning is worth a day saved later. Here is the order in which we work; you can use it without us.',
  },
  { heading: 'Minutes 0 to 10: keep what you see' },
  {
    text: 'Evidence comes first, because the page may change or vanish, and everyone you will write to asks for proof. Do not enter a password, not even a false one: some pages lock out a visitor they suspect.',
  },
  {
    list: [
      'Copy the full address as text, with everything behind the slash. Many pages answer only to the exact link that was sent out.',
      'Take screenshots of the page and of the message, with date and time in view.',
      'Ask for the original message as an attachment. A forwarded copy loses the headers that say which server sent it.',
      'Write down who reported it and when. This is the first line of your incident log.',
    ],
  },
  {
    text: 'If you can, look at the page from a phone on mobile data. Many phishing kits show a blank page to office networks and to data centres, and the login only to people who look like customers. “It is gone” often means “it is hiding from you”.',
  },
  { heading: 'Minutes 10 to 25: warn the browsers' },
  {
    text: 'Browser block lists are the quickest remedy, because they protect people while the page is still up. Report the address to Google Safe Browsing and to Microsoft; both have a public form and need no account. A listing puts a red warning in front of the page. It removes nothing, so do not stop here.',
  },
  { heading: 'Minutes 25 to 45: go to those who can switch it off' },
  {
    text: 'Three parties can. Write to all of them at once, because you cannot know which is awake.',
  },
  {
    list: [
      'The host, which runs the machine. Find it from the network address, and use the abuse contact in the registry’s record of that network.',
      'The registrar, which sold the name. It is listed in the public record of the domain, with an abuse address of its own.',
      'The owner of the site, if the page sits in a folder of a small business that was broken into. Be kind: they are a victim as well.',
    ],
  },
  {
    text: 'Write one short message to each. Say in the first sentence what it is: phishing that imitates your company. Give the exact address, the time at which you saw it, your genuine address for comparison, and attach the screenshot. State that you act for the company. Leave out the law and the anger. The person who reads it has a queue, and deals with the clearest message first.',
  },
  {
    text: 'If no one reacts and the name itself contains your mark, a complaint under the .IN domain dispute policy, or its counterpart for other endings, can win you the name. That takes weeks at best. It is a remedy against the name, not against the page.',
  },
  { heading: 'Minutes 45 to 60: tell your own people' },
  {
    text: 'By now the front desk is getting calls. Give it two sentences to say: what has happened, and what a customer who typed a password should do. Then publish the same two sentences where customers will look, which is your own site and your app, not only social media.',
  },
  {
    list: [
      'Force a new password for accounts that logged in from unfamiliar places since the message went out.',
      'Tell your bank’s fraud desk if payments may be involved, and point victims to the helpline 1930 and to `cybercrime.gov.in`.',
      'Check whether the incident falls under the CERT-In directions of April 2022. Where it does, the report is due within six hours of your noticing it or being told of it.',
    ],
  },
  { heading: 'After the hour' },
  {
    text: 'Visit the address again in the evening and the next morning. Kits move: the same page appears on the next name, often under the same host, with the same files. Search for names registered close to the first one, for certificates with your name in them, and for the wording of the message. Put what you find on watch, even when nothing is there yet.',
  },
  {
    text: 'Then hold a short review, without blame. How did you hear of it, and could you have heard before a customer did? Which address was missing when you needed it? Were the two sentences ready? Write the answers on one page and put it where the night shift can find it. That page is your plan for the next time, when someone will open a drawer instead of starting a search.',
  },
];
