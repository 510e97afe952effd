import type { ReactNode } from 'react';
import type { Judged } from './judged.ts';
import { Paid } from './Payment.tsx';
import { chatWith, tenantAt } from './places.ts';
import { openedBy } from './verdict.ts';
import { Name, With } from './VerdictName.tsx';

/** With whom a chat is opened, where the link says so. */
function Chat({ reading, place }: Pick<Judged, 'reading'> & { place: ReactNode }) {
  const chat = reading.kind === 'name' ? chatWith(reading.host, reading.rest) : null;
  if (!chat) return <>This opens a chat on {place}: with whom, it does not say.</>;
  return (
    <>
      This opens a {chat.app} chat with{' '}
      <With sign=".">
        <Paid text={chat.who} />
      </With>
    </>
  );
}

/** A place where anybody may have put it. */
export function Opened({ reading, found }: Pick<Judged, 'reading' | 'found'>) {
  const opened = openedBy(reading, found);
  if (!opened) return null;
  const place = <Name>{opened.place}</Name>;
  const at = <With sign=",">{place}</With>;
  switch (opened.holds) {
    case 'page':
      if (reading.kind === 'name' && tenantAt(reading.host)) {
        return <>Anyone can put a page on {at} under any name.</>;
      }
      return (
        <>
          Anyone can put a page on <With sign=".">{place}</With>
        </>
      );
    case 'link':
      return <>Anyone can make a link at {place}: where it leads is hidden.</>;
    case 'ended':
      return <>Links at {place} stopped working in August 2025.</>;
    case 'map':
      return 'A place shared from Google Maps: anyone can share one.';
    case 'form':
      return <>This is a form on {at} where anyone can make one.</>;
    case 'meeting':
      return <>This is a meeting on {at} where anyone can open one.</>;
    case 'file':
      return <>This is a file on {at} where anyone can share one.</>;
    case 'mail':
      return (
        <>
          Anyone can have an email address at <With sign=".">{place}</With>
        </>
      );
    case 'app':
      return <>This is an app in a phone’s own store, {place}.</>;
    case 'pay':
      return <>This asks for a payment on {at} where any business can ask for one.</>;
    case 'remote':
      return (
        <>{place} is the site of a program by which another person sees and uses your screen.</>
      );
    case 'group':
      return <>This invites you into a group on {place}.</>;
    case 'chat':
      return <Chat reading={reading} place={place} />;
  }
}

/** A program, and on which name it stands: on a company's own, too, strangers may have put it. */
export function Program({ reading, found }: Pick<Judged, 'reading' | 'found'>) {
  const opened = openedBy(reading, found);
  const name = opened?.place ?? (found?.kind === 'explanation' ? found.candidate.registrable : '');
  return (
    <>
      A program to install, on{' '}
      <With sign={opened ? ',' : '.'}>
        <Name>{name}</Name>
      </With>{' '}
      {opened && opened.holds !== 'remote' && 'where anyone can put a file.'}
    </>
  );
}
